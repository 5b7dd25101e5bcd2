import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadModels } from "@sat/engine";
import { type OptionLetter, responseOf } from "@sat/item";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecords, type Records } from "./records/records.ts";
import {
  aLearner,
  anAnswer,
  anItem,
  issueItem,
  judgeAt,
  LATER,
  NOON,
} from "./records/testing/builders.ts";

const COMMAND = join(import.meta.dirname, "calibrate.ts");

/** Models that there are: answers shall say much of one, and nothing of the other. */
const FAULTY = "equation-with-unknown-on-both-sides";
const SOUND = "slope-through-points";

const rationales = {
  A: { mistake: "comma-splice", reason: "Too small." },
  B: { mistake: null, reason: "Right." },
  C: { mistake: "another-quantity", reason: "Too large." },
  D: { mistake: "cause-claimed", reason: "Far too large." },
} as const;

const times = (count: number, letter: OptionLetter) => Array.from({ length: count }, () => letter);
const LEARNERS = 12;

let dataDir: string;
let records: Records;
let learner: string;
let versions: ReadonlyMap<string, number>;
let answered = 0;

/** Has the learner answer questions of a model, the key of which is B; answers the id of the last. */
async function answerAll(uid: string, model: string, letters: readonly OptionLetter[]) {
  let last = "";
  for (const letter of letters) {
    const level = model === FAULTY ? "Easy" : "Medium";
    const item = anItem({ model, version: versions.get(model) ?? 0, level, rationales });
    ({ id: last } = await issueItem(records, { uid, item }));
    const given = anAnswer(uid, last, { response: responseOf(letter), timeSpent: 30_000 });
    const judge = judgeAt(new Date(LATER.getTime() + answered++));
    await records.answers.settle(given, (question, before) => ({
      ...judge(question, before),
      correct: letter === "B",
    }));
  }
  return last;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sat-calibrate-"));
  records = await openRecords({ dataDir });
  versions = new Map((await loadModels()).map(({ id, version }) => [id, version]));
  for (let count = 0; count < LEARNERS; count++) {
    learner = await aLearner(records);
    const sound = [...times(3, "B"), "A", "C", "D"] as const;
    await answerAll(learner, SOUND, sound);
    const reported = await answerAll(learner, FAULTY, [...times(12, "C"), ...times(2, "B")]);
    const report = { uid: learner, questionId: reported, flaw: "wrong-key", comment: "" } as const;
    if (count === 0) await records.reports.file({ ...report, now: NOON });
  }
});

afterAll(async () => {
  await records.close();
  await rm(dataDir, { recursive: true });
});

async function calibrate(...words: string[]) {
  const env = { DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
}

test("what answers say of questions is printed beside the reports", async () => {
  const { stdout } = await calibrate();
  expect(stdout).toContain(`${FAULTY}, 1 open report\n`);
  expect(stdout).toMatch(/ {4}Easy: harder than declared, .* from 168 answers of 12 learners\n/);
  expect(stdout).toContain("Easy: the key loses to “another-quantity”, which");
  expect(stdout).toContain("Easy: next to nobody takes “comma-splice”, 0 of 144");
  expect(stdout).not.toContain(SOUND);
  expect(stdout).toMatch(/^2 difficulties are known .* 0 estimates count\.$/m);
});

test("all that is known is written to a file", async () => {
  const file = join(dataDir, "calibration.json");
  await calibrate("--json", file);
  const { estimates, accepted, openReports } = JSON.parse(await readFile(file, "utf8"));
  expect(estimates.map(({ model }: { model: string }) => model).toSorted()).toEqual([
    FAULTY,
    SOUND,
  ]);
  expect(accepted).toEqual([]);
  expect(openReports).toEqual({ [FAULTY]: 1 });
});

test("estimates count when they are accepted, but for those of a key that loses, until they are withdrawn", async () => {
  const before = await records.abilities.find(learner);
  expect((await calibrate("--accept", "all")).stdout).toMatch(/^1 estimates count from now on\./);
  expect(await records.calibrations.accepted()).toMatchObject([
    { model: SOUND, level: "Medium", answers: 72 },
  ]);
  const after = await records.abilities.find(learner);
  expect(after.means).not.toEqual(before.means);
  expect((await calibrate("--withdraw", SOUND)).stdout).toMatch(/^1 estimates count no more\./);
  expect(await records.abilities.find(learner)).toEqual(before);
});

test.each([[["--accept"]], [["--withdraw"]], [["all"]], [["--accept", "--withdraw", "all"]]])(
  "the words %j are refused",
  async (words) => {
    await expect(calibrate(...words)).rejects.toMatchObject({
      code: 1,
      stderr: "Name models, or all, after --accept or --withdraw.\n",
    });
  },
);
