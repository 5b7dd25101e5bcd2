import type { Cause } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Finding } from "../../facts/evidence.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Draft, DraftOption, Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { connected } from "./connected.ts";
import { type EliminationItem, type Telling, isLeft, namesOf } from "./elimination-item.ts";
import { judgmentOf, openingOf, ruleOf } from "./elimination-words.ts";
import { type StudyItem, studiesOf, studyModel } from "./study-model.ts";

const TOPIC = "inferences-implications";

const TELLINGS: Readonly<Record<Difficulty, readonly Telling[]>> = {
  Easy: ["plain"],
  Medium: ["plain", "dense"],
  Hard: ["dense"],
};

/** Keys of an ending, and those that may be presumed. */
const KEYS = 4;
const PRESUMED = 3;

interface EliminationModelCard {
  readonly id: string;
  readonly version: number;
}

/** Three explanations, put to a test: which is left, or which has fallen, or what follows from that. */
export function eliminationModel(card: EliminationModelCard): Model {
  const ways = studiesOf(TOPIC).map(
    ({ upshot: { names } }) => 2 * KEYS + (names === "left" ? 2 * PRESUMED : 0),
  );
  const perTelling = ways.reduce((sum, count) => sum + count, 0);
  return studyModel<EliminationItem>({
    ...card,
    topic: TOPIC,
    skill: "INF",
    archetypes: ["elimination of rival causes"],
    levels: ["Easy", "Medium", "Hard"],
    space: { Easy: perTelling, Medium: 2 * perTelling, Hard: perTelling },
    draw: drawItem,
    build: (item, dress) => ({ ...wordsOf(item), passage: passageOf(item, dress) }),
    facts: factsOf,
    signature: ({ study, level, ending, key, isPresumed, telling }) =>
      [study.id, level, ending, key, isPresumed ? "presumed" : "tested", telling].join(" "),
    features: ({ isPresumed }) => ({ steps: 4, findings: isPresumed ? 2 : 3 }),
  });
}

function drawItem(chance: Chance, item: StudyItem): EliminationItem {
  const { premise, causes } = item.study;
  const key = chance.int(0, KEYS - 1);
  const mayPresume = premise !== undefined && key < causes.length;
  return {
    ...item,
    ending: chance.pick(["claims", "upshot"]),
    key,
    isPresumed: chance.flip() && mayPresume,
    telling: chance.pick(TELLINGS[item.level]),
  };
}

/** What was found of each cause, in the order of the study; of one presumed to be at work, nothing. */
function findingsOf(item: EliminationItem): readonly Finding[] {
  const found = ({ factor, supports, weakens }: Cause, at: number): Finding[] => {
    if (!isLeft(item, at)) return [{ text: weakens, cause: factor, effect: "stays" }];
    return item.isPresumed ? [] : [{ text: supports, cause: factor, effect: "varies" }];
  };
  return item.study.causes.flatMap(found);
}

/** The findings in the order in which the text tells them. */
function shuffledFindings(item: EliminationItem, dress: Chance): readonly Finding[] {
  return dress.shuffle(findingsOf(item));
}

function passageOf(item: EliminationItem, dress: Chance): string {
  const findings = connected(shuffledFindings(item, dress), dress);
  return [...leadsOf(item), findings, closeOf(item), "______"].join(" ");
}

/** What is said before the findings. */
function leadsOf({ study, telling, isPresumed }: EliminationItem): string[] {
  return [
    ...(telling === "plain" ? [study.scene] : []),
    study.tests[telling].lead,
    ...(isPresumed && study.premise !== undefined ? [study.premise] : []),
  ];
}

function closeOf({ study, telling, ending }: EliminationItem): string {
  return ending === "claims" ? study.tests[telling].close : study.upshot.close;
}

function wordsOf(item: EliminationItem): Draft {
  const steps = ruleOf(item);
  return {
    question: "Which choice most logically completes the text?",
    options: choicesOf(item).map((text, place): DraftOption => ({
      text,
      ...judgmentOf(item, place),
    })),
    opening: openingOf(item),
    steps: steps.map((text) => ({ text })),
    hint: "For each of the explanations, see whether an observation tests it, and how it fares.",
    tip: "Put every explanation to its test, and draw the conclusion only then: no more of it, and no less.",
  };
}

/** What the options say, in the order of the causes, and last of none. */
function choicesOf({ study, ending }: EliminationItem): string[] {
  const { causes, none, upshot } = study;
  const choices =
    ending === "claims"
      ? [...causes.map(({ claim }) => claim), none]
      : [...upshot.options, upshot.other];
  return choices.map((choice) => `${choice}.`);
}

function factsOf(item: EliminationItem, dress: Chance): Facts {
  const { causes, words, premise } = item.study;
  return {
    kind: "elimination",
    names: namesOf(item),
    links: causes.map(({ factor, words: beginnings }) => ({ cause: factor, words: beginnings })),
    claims: choicesOf(item).map((text, place) => ({
      text,
      ...(causes[place] && { cause: causes[place].factor }),
    })),
    effect: words,
    findings: findingsOf(item),
    ...(item.isPresumed && premise !== undefined && { premise }),
    told: [
      ...leadsOf(item),
      ...shuffledFindings(item, dress).map(({ text }) => text),
      closeOf(item),
      "most",
    ],
  };
}
