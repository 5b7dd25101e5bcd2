import type { Cause, Column, DataClaim, Study, StudyData } from "../studies/study.ts";
import { lengthRatio, wordsOf } from "./text.ts";
import { wordingFaults } from "./wording.ts";

/** Wordings that say that one thing is no different from another; only findings against a cause have them. */
const SAMENESS =
  /\bas \w+\b[^.;]* as\b|\bno (?:more|less|fewer|later|earlier|longer|sooner|better|worse|higher|lower|greater|smaller|larger|rarer|farther|faster|slower|paler|thinner)\b|\bthe same\b|\b(?:did|do|does) not (?:differ|change)\b|\bno difference\b|\bjust as\b|\b(?:unchanged|regardless|whether or not)\b/i;

/** Fewest clearly different values that a scale has room for, beside the first. */
const FEWEST_STEPS = 9;
/** Fewest steps between nothing and the lowest value, so that no group has many times what another has. */
const LOWEST_STEP = 5;
type Range = readonly [number, number];
/** Fewest and most words of a scene, a finding, a claim, and of what a question has for its text. */
const SCENE: Range = [14, 42];
const FINDING: Range = [13, 30];
const CLAIM: Range = [4, 21];
const RIVALS: Range = [50, 118];
const TESTS: Range = [60, 150];
const DATA: Range = [23, 110];
/** Longest finding by shortest, within a study. */
const WIDEST = 1.75;

/** Wordings that leave the effect to something else than the causes. */
const DENIAL =
  /\b(?:nothing|something else|some other|another|other|unexplained|unknown|yet to be)\b/;

const NONE = /\b(?:none|nothing|else|another|other)\b/;

/** A name in the middle of a sentence; months, days and seasons aside. */
const NAME =
  /(?<=[a-z,] )(?!January|February|March|April|May|June|July|August|September|October|November|December|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|I\b)[A-Z][a-z]+/;

/** What keeps a study from making sound questions, one sentence each. */
export function studyFaults(study: Study): string[] {
  return [
    ...proseFaults(study),
    ...study.causes.flatMap((cause) => causeFaults(study, cause)),
    ...balanceFaults(study),
    ...rivalFaults(study),
    ...testFaults(study),
    ...upshotFaults(study),
    ...claimFaults(study.data),
    ...scaleFaults(study.data),
    ...differenceFaults(study.data),
  ].map((fault) => `${study.id} ${fault}`);
}

function unless(holds: boolean, fault: string): string[] {
  return holds ? [] : [fault];
}

function lengthFaults(name: string, text: string, [fewest, most]: Range): string[] {
  const words = wordsOf(text).length;
  return unless(words >= fewest && words <= most, `has ${words} words in ${name}: "${text}"`);
}

function proseFaults(study: Study): string[] {
  const { scene, scholars, critics, others, causes, rivals, tests, data } = study;
  const { none, upshot, premise } = study;
  const roles = [scholars, critics, others];
  const sentences = [
    scene,
    ...Object.values(rivals),
    tests.plain.lead,
    tests.dense.lead,
    ...data.leads,
    data.hypothesis,
    data.doubt,
    ...(premise === undefined ? [] : [premise]),
  ];
  const ends = [...upshot.options, upshot.other];
  const openings = [tests.plain.close, tests.dense.close, upshot.close];
  const clauses = [...openings, ...ends, none, ...Object.values(data.claims)];
  const findings = causes.flatMap(({ claim, supports, weakens }) => [claim, supports, weakens]);
  const all = [...sentences, ...clauses, ...findings, data.title, data.say, data.differ];
  return [
    ...lengthFaults("its scene", scene, SCENE),
    ...sentences.flatMap((text) =>
      unless(/^[A-Z].*[.?]$/.test(text), `has a text that is no sentence: "${text}"`),
    ),
    ...clauses.flatMap((text) =>
      unless(/[\w,]$/.test(text), `closes what is to stay open: "${text}"`),
    ),
    ...unless(
      roles.every((role) => /s(?: of |$)/.test(role)) &&
        roles.every((role) => roles.every((other) => role === other || !other.includes(role))) &&
        new Set(roles).size === 3,
      "has no three groups of people",
    ),
    ...all.flatMap((text) => wordingFaults("a text", text)),
    ...all.flatMap((text) => (text === data.title ? [] : nameFaults(text))),
  ];
}

function nameFaults(text: string): string[] {
  return unless(!NAME.test(text), `names a name: "${text}"`);
}

function speaksOf(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => new RegExp(`\\b${beginning}`, "i").test(text));
}

function causeFaults({ causes, words: effect }: Study, cause: Cause): string[] {
  const others = causes.filter((other) => other !== cause).flatMap(({ words }) => words);
  const { factor, claim, supports, weakens, words } = cause;
  const findings = [supports, weakens].flatMap((finding) => [
    ...lengthFaults("a finding", finding, FINDING),
    ...unless(/^[A-Z][^.]*\.$/.test(finding), `has a finding that is no sentence: "${finding}"`),
    ...unless(speaksOf(finding, words), `does not speak of ${factor}: "${finding}"`),
    ...unless(!speaksOf(finding, others), `speaks of more than ${factor}: "${finding}"`),
    ...unless(speaksOf(finding, effect), `does not speak of the effect: "${finding}"`),
  ]);
  return [
    ...findings,
    ...unless(!SAMENESS.test(supports), `likens in support of ${factor}: "${supports}"`),
    ...unless(SAMENESS.test(weakens), `does not liken against ${factor}: "${weakens}"`),
    ...lengthFaults("a claim", claim, CLAIM),
    ...unless(speaksOf(claim, words), `claims ${factor} in other words than its findings`),
    ...unless(!speaksOf(claim, others), `claims more than ${factor}`),
    ...unless(/^[a-z]/.test(claim) && /^[a-z]/.test(factor), `has a capital for ${factor}`),
  ];
}

function balanceFaults({ causes, none }: Study): string[] {
  const findings = lengthRatio(causes.flatMap(({ supports, weakens }) => [supports, weakens]));
  const claims = lengthRatio([...causes.map(({ claim }) => claim), none]);
  return [
    ...unless(findings <= WIDEST, `has findings of unlike length: ${findings.toFixed(2)}`),
    ...unless(claims <= 2, `has claims of unlike length: ${claims.toFixed(2)}`),
  ];
}

/** Each side is named beside its own cause and beside no other. */
function rivalFaults({ scholars, critics, others, scene, causes, rivals }: Study): string[] {
  const texts = [`${scene} ${rivals.Easy}`, rivals.Medium, rivals.Hard];
  return texts.flatMap((text, level) => {
    const parts = text.split(/(?<=[.;?!]) /);
    const sides = [scholars, critics, others].slice(0, level === 0 ? 2 : 3);
    return [
      ...lengthFaults("what the sides think", text, RIVALS),
      ...sides.flatMap((side, at) => {
        const own = parts.filter((part) => part.toLowerCase().includes(side));
        const told = causes.filter(({ words }) => own.some((part) => speaksOf(part, words)));
        return unless(
          told.length === 1 && told[0] === causes[at],
          `gives the ${side} ${told.map(({ factor }) => factor).join(" and ") || "no cause"}`,
        );
      }),
    ];
  });
}

function testFaults({ scene, causes, tests, none, upshot }: Study): string[] {
  const findings = (length: (...words: number[]) => number): number[] =>
    causes.map((cause) => length(wordsOf(cause.supports).length, wordsOf(cause.weakens).length));
  const between = (from: string, length: (...words: number[]) => number): number =>
    findings(length).reduce((sum, count) => sum + count, wordsOf(from).length);
  const leads = [`${scene} ${tests.plain.lead}`, tests.dense.lead];
  const texts = [tests.plain.close, tests.dense.close, upshot.close].flatMap((close) =>
    leads.map((lead) => `${lead} ${close}`),
  );
  return [
    ...texts.flatMap((text) =>
      unless(
        between(text, Math.min) >= TESTS[0] && between(text, Math.max) <= TESTS[1],
        `takes up to ${between(text, Math.max)} words for its tests`,
      ),
    ),
    ...unless(DENIAL.test(none), `denies less than all: "${none}"`),
    ...unless(
      causes.every(({ words }) => !speaksOf(none, words)),
      `speaks of a cause where it denies all: "${none}"`,
    ),
  ];
}

/** Wordings by which a choice names a cause in order to be rid of it. */
const RIDDANCE = /\b(?:ignore|dismiss|drop|do without|spare|give up|leave out|rule out)\b/;
const ONE_OF_THREE = /\bone of the three\b/i;

/** Each choice is about its own cause, and says as the others do whether that is left or has fallen. */
function upshotFaults({ causes, upshot, premise }: Study): string[] {
  const { names, close, options, other } = upshot;
  const choices = [...options, other];
  return [
    ...causes.flatMap(({ factor }, at) => {
      const told = causes.filter(({ words }) => speaksOf(options[at] ?? "", words));
      return unless(
        told.length === 1 && told[0]?.factor === factor && !DENIAL.test(options[at] ?? ""),
        `names ${told.map((each) => each.factor).join(" and ") || "nothing"} for ${factor}`,
      );
    }),
    ...unless(
      causes.every(({ words }) => !speaksOf(`${close} ${other}`, words)),
      `names a cause in "${close} ${other}"`,
    ),
    ...unless(NONE.test(other), `names no cause, and yet denies none: "${other}"`),
    ...unless(lengthRatio(choices) <= 2, "has choices of unlike length"),
    ...choices.flatMap((choice) =>
      unless(
        RIDDANCE.test(`${close} ${choice}`) === (names === "fallen"),
        `does not say whether "${choice}" is left or has fallen`,
      ),
    ),
    ...unless(
      names === "left" ? ONE_OF_THREE.test(premise ?? "") : premise === undefined,
      "has a premise where it needs none, or none where it needs one",
    ),
  ];
}

const WIDE = /\b(?:great(?:ly)?|far)\b/;
const NARROW = /\b(?:hardly|little|almost|nearly)\b/;
const DIFFERENCE = /\b(?:difference|gap|together)\b/;
const GREATEST = /\b(?:greatest|widest)\b/;
const SMALLEST = /\b(?:smallest|narrowest|closest)\b/;
const MOST =
  /\b(?:greatest|largest|highest|longest|most|widest|tallest|fastest|thickest|fullest|busiest|liveliest|deepest|sharpest|sweetest|best)\b/;
const LEAST =
  /\b(?:smallest|lowest|shortest|least|fewest|narrowest|closest|lightest|slowest|thinnest|flattest|poorest|quietest|palest|worst)\b/;

/** What each claim says. */
const CLAIMS: Readonly<Record<DataClaim, (claim: string) => boolean>> = {
  wide: (claim) => WIDE.test(claim) && !NARROW.test(claim),
  narrow: (claim) => NARROW.test(claim) && !WIDE.test(claim),
  widest: (claim) => DIFFERENCE.test(claim) && GREATEST.test(claim) && !SMALLEST.test(claim),
  narrowest: (claim) => DIFFERENCE.test(claim) && SMALLEST.test(claim) && !GREATEST.test(claim),
  highest: (claim) => !DIFFERENCE.test(claim) && MOST.test(claim) && !LEAST.test(claim),
  lowest: (claim) => !DIFFERENCE.test(claim) && LEAST.test(claim) && !MOST.test(claim),
};

function claimFaults({ claims, columns, more, leads, hypothesis, doubt }: StudyData): string[] {
  const [most, least] = more === "first" ? columns : columns.toReversed();
  const kinds = Object.keys(CLAIMS) as DataClaim[]; // the keys are the kinds
  return [
    ...kinds.flatMap((kind) =>
      unless(CLAIMS[kind](claims[kind]), `has no clear claim: "${claims[kind]}"`),
    ),
    ...unless(saysWhere(claims.highest, most), "does not say where it is highest"),
    ...unless(saysWhere(claims.lowest, least), "does not say where it is lowest"),
    ...leads.flatMap((lead) => lengthFaults("what was done", lead, DATA)),
    ...lengthFaults("its hypothesis", hypothesis, DATA),
    ...unless(/\bhypothesi(?:s|ze)/.test(hypothesis), "has data without a hypothesis"),
    ...unless(/[.?] [A-Z]/.test(hypothesis), "gives no reason for its hypothesis"),
    ...unless(/\bdoubt\b/.test(doubt), "has nobody who doubts"),
  ];
}

function saysWhere(claim: string, column: Column | undefined): boolean {
  return column !== undefined && claim.toLowerCase().includes(column.phrase.toLowerCase());
}

/** Which column is compared with which, the one in which more is expected first, and two words for by how much. */
function differenceFaults({ differ, columns, more }: StudyData): string[] {
  const [most, least] = (more === "first" ? columns : columns.toReversed()).map(({ phrase }) =>
    differ.indexOf(phrase),
  );
  const holds = [/\bROW\b/, /\bD\b/, /^[^|]*\w\|\w[^|]*$/].every((part) => part.test(differ));
  return [
    ...unless(holds, `leaves out of a difference what it is to say: "${differ}"`),
    ...unless(
      most !== undefined && least !== undefined && most >= 0 && most < least,
      `does not compare its columns: "${differ}"`,
    ),
    ...unless(/^[^.]*$/.test(differ), "has no clean sentence for a difference"),
  ];
}

function scaleFaults(data: StudyData): string[] {
  const { low, high, step, grain, rows, columns, say, points } = data;
  const steps = Math.floor(high / step + 1e-9) - Math.ceil(low / step - 1e-9);
  const places = ["ROW", "X", columns[0].phrase, "Y"].map((part) =>
    part.length === 1 ? say.search(new RegExp(`\\b${part}\\b`)) : say.indexOf(part),
  );
  const perStep = step / grain;
  return [
    ...unless(steps >= FEWEST_STEPS, `has room for ${steps} steps only`),
    ...unless(low / step >= LOWEST_STEP - 1e-9, "begins too near to nothing"),
    ...unless(Math.abs(perStep - Math.round(perStep)) < 1e-9, "has a step of no whole grains"),
    ...unless(
      places.every((place) => place >= 0),
      "leaves out what it is to say",
    ),
    ...unless(
      say.indexOf(columns[1].phrase) > say.indexOf(columns[0].phrase),
      "does not say its columns in order",
    ),
    ...unless(/^[^.]*$/.test(say), "has no clean sentence for data"),
    ...unless(
      rows.every((row) => rows.every((other) => row === other || !other.includes(row))),
      "has a group within a group",
    ),
    ...unless(
      columns.every(({ phrase }) => !/\b(?:it|them|there|afterward)\b/.test(phrase)),
      "points back in a column",
    ),
    ...unless(points === undefined || points.at.length >= 3, "has a series of too few points"),
  ];
}
