import type { RequestListener } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** A request with its answer. */
export interface MeasuredRequest {
  readonly method: string;
  /** The pattern that its path fits, never the path itself, so that there are only so many. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
}

/** What the process measures of itself, for Prometheus. */
export interface Metrics {
  request(request: MeasuredRequest): void;
  /** An item that was not issued, since it did not pass what proves it. */
  refusal(refused: { readonly model: string }): void;
  /** A reminder, by what has become of it. */
  reminder(sent: { readonly delivery: string }): void;
  /** @param took milliseconds */
  query(took: number): void;
  store(isThere: boolean): void;
  /** Serves all of it in Prometheus's text format. */
  readonly serve: RequestListener;
}

const SECOND = 1000;
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const queries = new Histogram({
    name: "store_query_duration_seconds",
    help: "Time that the database took for a query",
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "question_refusals_total",
    help: "Questions that were made and not issued, since they failed their proof",
    labelNames: ["model"],
    registers,
  });
  const reminders = new Counter({
    name: "reminders_total",
    help: "Reminders that were sent, by what has become of each: taken, gone or failed",
    labelNames: ["delivery"],
    registers,
  });
  const store = new Gauge({ name: "store_up", help: "1 while the database is there", registers });
  store.set(1);
  return {
    request({ took, ...labels }) {
      requests.observe(labels, took / SECOND);
    },
    refusal(refused) {
      refusals.inc(refused);
    },
    reminder(sent) {
      reminders.inc(sent);
    },
    query(took) {
      queries.observe(took / SECOND);
    },
    store(isThere) {
      store.set(Number(isThere));
    },
    serve(_request, response) {
      void registry.metrics().then((text) => {
        response.writeHead(200, { "content-type": registry.contentType }).end(text);
      });
    },
  };
}
