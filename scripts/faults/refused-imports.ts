import { type Export, importData, PROBLEM_MEDIA_TYPE } from "@sat/contract";
import { exportOf, yearOf } from "../lib/crafted-exports.ts";
import { problemIn } from "../lib/problem-in.ts";
import { ask } from "./flood.ts";
import type { Attempt, Scene } from "./greedy-scene.ts";

const MILLION = 1_000_000;
/** Characters that a refusal may have, however much is wrong. */
const LONGEST_REFUSAL = 10_000;

/** Files that were too much to read, to keep or to refuse: as long as one may be, or with a million parts of something. */
const FILES: readonly (readonly [what: string, file: (little: Export) => string])[] = [
  ["nothing but brackets", () => "[".repeat(60 * MILLION)],
  ["a year of which no question is one", (little) => JSON.stringify(yearOfNothing(little))],
  [
    "progress in a million topics that are none",
    (little) => filled({ ...little, topicProgress: PLACE }, `[${million(() => "1")}]`),
  ],
  ["a million fields that are none", (little) => withMore(little, million(field("1")))],
  [
    "a field whose name is all of it",
    (little) => withMore(little, `"${"x".repeat(60 * MILLION)}":1`),
  ],
  ["a question with a million features", (little) => withFeatures(little, "1")],
  ["a question with a million features that are none", (little) => withFeatures(little, '"x"')],
  ["a question with a million fields that are none", withFields],
  [
    "items named by halves of signs",
    (little) => JSON.stringify(exportOf(little, ["\ud800", "\udbff"], true)),
  ],
];

/** Imports that have to be refused in a few words, whatever is in them, and leave nothing. */
export const REFUSED_IMPORTS: readonly Attempt[] = FILES.map(([what, file]) => ({
  name: `imports ${what}`,
  run: (scene) => importInVain(scene, file(scene.little)),
}));

async function importInVain({ server, greedy }: Scene, file: string): Promise<string[]> {
  const learner = await greedy();
  const headers = { "content-type": "application/json", cookie: learner.cookie };
  const method = importData.method.toUpperCase();
  const answer = await ask(`${server.origin}${importData.path}`, { method, headers, body: file });
  const text = await answer.text();
  const isProblem =
    answer.headers.get("content-type") === PROBLEM_MEDIA_TYPE && problemIn(text)?.status === 400;
  const { questions } = await learner.export();
  return [
    ...(isProblem ? [] : [`answered ${answer.status}: ${text.slice(0, 200)}`]),
    ...(text.length <= LONGEST_REFUSAL ? [] : [`refused in ${text.length} characters`]),
    ...(questions.length === 0 ? [] : [`${questions.length} questions are left of it`]),
  ];
}

function yearOfNothing(little: Export): unknown {
  const year = yearOf(little, 10_000);
  return { ...year, questions: year.questions.map((question) => ({ ...question, issuedAt: "" })) };
}

/** The export with further fields. */
const withMore = (little: Export, more: string) =>
  `${JSON.stringify(little).slice(0, -1)},${more}}`;

/** Its first question has a million features of one value. */
function withFeatures(little: Export, value: string): string {
  const [first, ...others] = little.questions;
  const questions = [{ ...first, features: PLACE }, ...others];
  return filled({ ...little, questions }, `{${million(field(value))}}`);
}

/** Its first question is a million fields of no name known. */
function withFields(little: Export): string {
  return filled({ ...little, questions: [PLACE] }, `{${million(field("1"))}}`);
}

function million(part: (at: number) => string): string {
  return Array.from({ length: MILLION }, (_, at) => part(at)).join(",");
}

const field = (value: string) => (at: number) => `"x${at}":${value}`;

const PLACE = "a place for other JSON";

/** A value as JSON, with other JSON in its place. */
const filled = (value: unknown, json: string) =>
  JSON.stringify(value).replace(JSON.stringify(PLACE), () => json);
