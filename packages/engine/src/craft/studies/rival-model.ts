import type { Cause, Study } from "@sat/content";
import { DIFFICULTIES, type Difficulty, type SlipCode, type TopicId } from "@sat/item";
import type { FindingFacts } from "../../facts/evidence.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Draft, DraftOption, Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { type Orbit, keyOf, orbit } from "../options/orbit.ts";
import { type StudyItem, studiesOf, studyModel } from "./study-model.ts";

type Ask = FindingFacts["ask"];

/** A finding of a study: for or against one of its causes. */
interface Told {
  readonly cause: Cause;
  readonly deed: Ask;
}

interface RivalItem extends StudyItem {
  readonly findings: Orbit<Told>;
}

interface RivalModelCard {
  readonly id: string;
  readonly version: number;
  readonly topic: TopicId;
}

/** Sets of findings and keys that a study allows. */
const PER_STUDY: Readonly<Record<Difficulty, number>> = { Easy: 4, Medium: 48, Hard: 48 };
const ASKED = [
  "hypothesis proposed by the",
  "explanation offered by the",
  "hypothesis of the",
] as const;

/**
 * Two or three explanations of one effect and four findings. Whose explanation is to be supported, or weakened, follows
 * from the finding that is drawn as the key, so that each of the four may be it.
 */
export function rivalModel(card: RivalModelCard): Model {
  const studies = studiesOf(card.topic);
  return studyModel<RivalItem>({
    ...card,
    skill: "COE-T",
    archetypes: ["support a hypothesis", "weaken a hypothesis"],
    levels: DIFFICULTIES,
    space: Object.fromEntries(
      DIFFICULTIES.map((level) => [level, studies.length * PER_STUDY[level]]),
    ),
    draw: (chance, item) => ({ ...item, findings: drawFindings(item, chance) }),
    build: (item, dress) => ({ ...wordsOf(item, dress), passage: passageOf(item) }),
    facts: factsOf,
    signature: ({ study, level, findings }) =>
      [study.id, level, ...findings.members.map(textOf).toSorted(), textOf(keyOf(findings))].join(
        " ",
      ),
    features: ({ level }) => ({ steps: 2, hypotheses: level === "Easy" ? 2 : 3 }),
  });
}

/** At Easy both findings on the causes of either side; later both on one of three and one on each of the others. */
function drawFindings({ study: { causes }, level }: StudyItem, chance: Chance): Orbit<Told> {
  const [first, second, third] = causes;
  if (level === "Easy") return orbit<Told>(chance, [...both(first), ...both(second)]);
  const [one = first, two = second, three = third] = chance.shuffle(causes);
  const either = (cause: Cause): Told => ({ cause, deed: chance.flip() ? "support" : "weaken" });
  return orbit<Told>(chance, [...both(one), either(two), either(three)]);
}

function both(cause: Cause): [Told, Told] {
  return [
    { cause, deed: "support" },
    { cause, deed: "weaken" },
  ];
}

function passageOf({ study, level }: RivalItem): string {
  const told = study.rivals[level];
  return level === "Easy" ? `${study.scene} ${told}` : told;
}

function textOf({ cause, deed }: Told): string {
  return deed === "support" ? cause.supports : cause.weakens;
}

/** Who holds that a cause is at work: each side has its place among the causes. */
function holderOf({ causes, scholars, critics, others }: Study, cause: Cause): string {
  return [scholars, critics, others][causes.indexOf(cause)] ?? others;
}

function wordsOf(item: RivalItem, dress: Chance): Draft {
  const key = keyOf(item.findings);
  const { cause, deed: ask } = key;
  const holder = holderOf(item.study, cause);
  const verb = ask === "weaken" && dress.flip() ? "undermine" : ask;
  return {
    question: `Which finding, if true, would most directly ${verb} the ${dress.pick(ASKED)} ${holder}?`,
    options: item.findings.members.map((told) => optionOf(item, told)),
    archetype: `${ask} a hypothesis`,
    opening: {
      support:
        "A finding supports a cause when the effect is seen to change along with that cause.",
      weaken: "A finding weakens a cause when the effect stays as it was without that cause.",
    }[ask],
    steps: [
      { text: `The ${holder} propose that *${cause.claim}*. Their cause is ${cause.factor}.` },
      {
        text: {
          support: `So look for a result in which a change in this cause brings a change in the effect: *${textOf(key)}*`,
          weaken: `So look for a result in which the effect does not depend on this cause: *${textOf(key)}*`,
        }[ask],
      },
    ],
    hint: `Find the sentence that tells what the ${holder} think, and note the cause that it names.`,
    tip: {
      support:
        "Before reading the choices, say what you would expect to see if the hypothesis were true.",
      weaken:
        "Before reading the choices, say what you would never expect to see if the hypothesis were true.",
    }[ask],
  };
}

function optionOf(item: RivalItem, told: Told): DraftOption {
  const key = keyOf(item.findings);
  if (told !== key) return { text: textOf(told), ...missOf(item, told) };
  const { factor } = told.cause;
  const reason = {
    support: `Here the effect goes along with ${factor}, as the hypothesis leads one to expect.`,
    weaken: `Here the effect does not depend on ${factor}, although the hypothesis says that it does.`,
  }[told.deed];
  return { text: textOf(told), code: null, reason };
}

function missOf(
  item: RivalItem,
  { cause, deed }: Told,
): { readonly code: SlipCode; readonly reason: string } {
  const key = keyOf(item.findings);
  const bears = `This ${deed === "support" ? "speaks for" : "speaks against"} ${cause.factor}`;
  if (cause === key.cause) {
    return {
      code: "contradicts-the-text",
      reason: `${bears} as the cause, which is the opposite of what is asked.`,
    };
  }
  const holder = holderOf(item.study, cause);
  if (deed === key.deed) {
    return {
      code: "wrong-person-or-text",
      reason: `${bears}, which is the cause that the ${holder} have in mind.`,
    };
  }
  return {
    code: "wrong-group-or-measure",
    reason: `${bears}; it does not put ${key.cause.factor} to the test at all.`,
  };
}

function factsOf({ study, level, findings }: RivalItem): Facts {
  const { cause: asked, deed } = keyOf(findings);
  const sides = level === "Easy" ? 2 : 3;
  return {
    kind: "finding",
    ask: deed,
    by: holderOf(study, asked),
    links: study.causes.map((cause, at) => ({
      cause: cause.factor,
      words: cause.words,
      ...(at < sides && { by: holderOf(study, cause) }),
    })),
    effect: study.words,
    findings: findings.members.map((told) => ({
      text: textOf(told),
      cause: told.cause.factor,
      effect: told.deed === "support" ? "varies" : "stays",
    })),
    told: [
      ...(level === "Easy" ? [study.scene] : []),
      study.rivals[level],
      "true most",
      holderOf(study, asked),
    ],
  };
}
