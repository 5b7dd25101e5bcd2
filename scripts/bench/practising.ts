import type { Learner } from "../lib/learner.ts";
import { postOf, type Talk } from "./http-load.ts";

/** So many connections, spread evenly over the ports, on which the learners practise in turn. */
export function practising(
  ports: readonly number[],
  learners: readonly Learner[],
  connections: number,
): Talk[] {
  return Array.from({ length: connections }, (_, at) => {
    const port = ports[at % ports.length] ?? 0;
    return {
      port,
      next: practice(
        port,
        learners.filter((_one, place) => place % connections === at),
      ),
    };
  });
}

const ID = /"id":"([\w-]+)"/;

/** A question to each learner, then its answer, then a question to the next one. */
function practice(port: number, learners: readonly Learner[]): Talk["next"] {
  let asked = 0;
  let isAsked = false;
  return (before) => {
    const cookie = learners[asked % learners.length]?.cookie ?? "";
    // On a new connection nothing was asked before.
    isAsked = before.length === 0 || !isAsked;
    if (isAsked) return postOf("/api/question", port, cookie, { section: "Mixed" });
    asked += 1;
    // The first name in an answer is the question's own.
    const questionId = ID.exec(before.toString("latin1"))?.[1];
    return postOf("/api/answers", port, cookie, { questionId, answer: "B", timeSpent: 20_000 });
  };
}
