import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../lib/free-port.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { type Front, startFront } from "./front.ts";

/** Seconds that a process serves on after the order to stop: the front looks many times meanwhile. */
const DRAIN = "3";

export interface FleetPlan {
  readonly size: number;
  /** A PostgreSQL database; SQLite if absent, which one process alone serves. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the SQLite file; one of its own if absent. */
  readonly dataDir?: string;
  /** Further settings of each process, by its number. */
  readonly variables?: (process: number) => Readonly<Record<string, string>>;
}

/** Processes that serve side by side over one database, behind one front. */
export class Fleet {
  readonly #plan: FleetPlan;
  readonly #dataDir: string;
  readonly #ports: readonly number[];
  readonly #front: Front;
  readonly #processes: (ServerProcess | undefined)[] = [];

  private constructor(plan: FleetPlan, dataDir: string, ports: readonly number[], front: Front) {
    this.#plan = plan;
    this.#dataDir = dataDir;
    this.#ports = ports;
    this.#front = front;
  }

  /** Starts all processes at once: the database may be empty yet. */
  static async open(plan: FleetPlan): Promise<Fleet> {
    const ports = await Promise.all(Array.from({ length: plan.size }, freePort));
    const dataDir = plan.dataDir ?? (await mkdtemp(join(tmpdir(), "faults-")));
    const fleet = new Fleet(plan, dataDir, ports, await startFront(ports));
    await Promise.all(ports.map((_, process) => fleet.start(process)));
    return fleet;
  }

  /** The address of the front, where learners are. */
  get origin(): string {
    return this.#front.origin;
  }

  get size(): number {
    return this.#ports.length;
  }

  /** The address of one process. */
  at(process: number): string {
    return `http://127.0.0.1:${this.#ports[process % this.size]}`;
  }

  /** Resolves when the front sends requests to the process. */
  async start(process: number): Promise<void> {
    const port = this.#port(process);
    this.#processes[process] = await startServer({
      dataDir: this.#dataDir,
      databaseUrl: this.#plan.databaseUrl,
      port,
      variables: {
        PUBLIC_URL: this.origin,
        DRAIN_SECONDS: this.size > 1 ? DRAIN : "0",
        ...this.#plan.variables?.(process),
      },
    });
    await this.#front.until(port, true);
  }

  /** Ends a process as a power cut would. */
  async kill(process: number): Promise<void> {
    await this.#take(process)?.kill();
  }

  /** Asks a process to end, and resolves when it has. */
  async stop(process: number): Promise<void> {
    await this.#take(process)?.stop();
    await this.#front.until(this.#port(process), false);
  }

  async close(): Promise<void> {
    await Promise.all(this.#ports.map((_, process) => this.kill(process)));
    this.#front.close();
    if (this.#plan.dataDir === undefined) await rm(this.#dataDir, { recursive: true });
  }

  #port(process: number): number {
    return this.#ports[process] ?? 0;
  }

  #take(process: number): ServerProcess | undefined {
    const taken = this.#processes[process];
    this.#processes[process] = undefined;
    return taken;
  }
}
