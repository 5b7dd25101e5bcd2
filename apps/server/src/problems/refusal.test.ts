import { Problem } from "@sat/contract";
import { describe, expect, test } from "vitest";
import * as refusals from "./refusal.ts";
import { Refusal } from "./refusal.ts";

const error = { field: "entry", message: "Type a number." };

/** Every refusal, with the status and the code that programs know it by. */
const KNOWN: readonly (readonly [type: string, status: number, make: () => Refusal])[] = [
  ["invalid-request", 400, () => refusals.invalidRequest([error])],
  ["invalid-export", 400, () => refusals.invalidExport([error])],
  ["malformed-body", 400, () => refusals.malformedBody()],
  ["not-signed-in", 401, () => refusals.notSignedIn()],
  ["foreign-origin", 403, () => refusals.foreignOrigin("https://sat.example")],
  ["not-found", 404, () => refusals.notFound("There is no such question.")],
  ["method-not-allowed", 405, () => refusals.methodNotAllowed("GET, HEAD")],
  ["request-too-slow", 408, () => refusals.requestTooSlow()],
  ["has-answers", 409, () => refusals.answersInTheWay()],
  ["session-completed", 409, () => refusals.studySessionCompleted()],
  ["nothing-due", 409, () => refusals.nothingDue()],
  ["body-too-large", 413, () => refusals.bodyTooLarge(4096)],
  ["length-not-declared", 413, () => refusals.lengthNotDeclared()],
  ["address-too-long", 414, () => refusals.addressTooLong(2048)],
  ["unsupported-media-type", 415, () => refusals.unsupportedMediaType()],
  ["range-not-satisfiable", 416, () => refusals.rangeNotSatisfiable("bytes */99")],
  ["other-machine", 421, () => refusals.otherMachine("http://localhost:3000")],
  ["unfit-response", 422, () => refusals.unfitResponse(error)],
  ["not-answered", 422, () => refusals.notAnswered("like")],
  ["unreadable-entry", 422, () => refusals.unreadableEntry(error)],
  ["answered-in-another-way", 422, () => refusals.answeredInAnotherWay()],
  ["too-many-requests", 429, () => refusals.tooManyRequests()],
  ["not-ready", 503, () => refusals.notReady("The store is being upgraded.")],
  ["import-under-way", 503, () => refusals.importUnderWay()],
  ["reset-under-way", 503, () => refusals.resetUnderWay()],
  ["overloaded", 503, () => refusals.overloaded()],
  ["store-unavailable", 503, () => refusals.storeUnavailable()],
];

test("every refusal is known, each by a code of its own", () => {
  const makers = Object.values(refusals).filter(
    (each) => typeof each === "function" && each !== Refusal,
  );
  expect(KNOWN).toHaveLength(makers.length);
  expect(new Set(KNOWN.map(([type]) => type)).size).toBe(KNOWN.length);
});

describe.each(KNOWN)("%s", (type, status, make) => {
  test(`is the code of a problem with the status ${status}`, () => {
    expect(Problem.strict().parse(make().problem)).toMatchObject({ status, type });
  });

  test("is called by a phrase and told in sentences", () => {
    const { name, message, problem } = make();
    expect(problem.title).toMatch(/^[A-Z].+[^.]$/);
    expect(problem.detail).toMatch(/^[A-Z].+\.$/);
    expect([name, message]).toEqual(["Refusal", problem.detail]);
  });
});

test("fields at fault are told by name, in the detail and apart", () => {
  const errors = [error, { field: "answer", message: "Choose A." }];
  expect(refusals.invalidRequest(errors).problem).toMatchObject({
    detail: "Correct these fields and try again. entry: Type a number.; answer: Choose A.",
    errors,
  });
  expect(refusals.unfitResponse(error).problem).toMatchObject({
    detail: "Answer the question in its own way. entry: Type a number.",
    errors: [error],
  });
  expect(refusals.unreadableEntry(error).problem).toMatchObject({
    detail: "Type a number.",
    errors: [error],
  });
  const { errors: [kinds] = [] } = refusals.answeredInAnotherWay().problem;
  expect(kinds?.field).toBe("kinds");
  expect(kinds?.message).toMatch(/^The question .+ not asked for$/);
});

test("of an export the first five faults are told", () => {
  const errors = Array.from({ length: 7 }, (_, at) => ({ field: `${at}`, message: "Wrong" }));
  const { detail, errors: told } = refusals.invalidExport(errors).problem;
  expect(told).toEqual(errors.slice(0, 5));
  expect(detail).toMatch(/^Choose a file .+\. 0: Wrong; 1: Wrong; 2: Wrong; 3: Wrong; 4: Wrong$/);
});

test("a refusal says what would be allowed", () => {
  expect(refusals.foreignOrigin("https://sat.example").problem.detail).toContain(
    "https://sat.example",
  );
  expect(refusals.bodyTooLarge(4096).problem.detail).toContain("4096 bytes");
  expect(refusals.addressTooLong(2048).problem.detail).toContain("2048 characters");
  expect(refusals.methodNotAllowed("GET, HEAD")).toMatchObject({
    headers: { allow: "GET, HEAD" },
    problem: { detail: "Use one of GET, HEAD." },
  });
  expect(refusals.unsupportedMediaType().headers).toEqual({ accept: "application/json" });
  expect(refusals.rangeNotSatisfiable("bytes */99").headers).toEqual({
    "content-range": "bytes */99",
  });
});

test("who is to try again is told when, and nobody else", () => {
  const waits = KNOWN.flatMap(([type, , make]) => {
    const after = make().headers["retry-after"];
    return after === undefined ? [] : [[type, after]];
  });
  expect(waits).toEqual([
    ["too-many-requests", "1"],
    ["import-under-way", "1"],
    ["reset-under-way", "1"],
    ["overloaded", "1"],
    ["store-unavailable", "5"],
  ]);
});
