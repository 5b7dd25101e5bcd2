import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type StudyScenario, studyScenarios } from "@sat/content/scenarios/studies";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { capitalized } from "../../../language/noun.ts";

/** First twist: the subjects were selected at random from all; second: chance decided who was treated how. */
interface Study {
  readonly scenario: StudyScenario;
  readonly at: Twists;
}

const stock = (): readonly Study[] =>
  studyScenarios.flatMap((scenario) => siblingAnswers((at) => ({ scenario, at })));

function everyone({ members, where }: StudyScenario): string {
  return `all ${members} ${where}`;
}

/** The numbers of a study that say nothing of its design. */
function detailsOf({ count, treated, untreated }: StudyScenario) {
  return settingOf("It tells how many took part, or for how long.", count, treated, untreated);
}

function subjects({ count, members }: StudyScenario): string {
  return `the ${count} ${members} in the study`;
}

function conclusion(scenario: StudyScenario, { first, second }: Twists): string {
  const whom = first ? everyone(scenario) : subjects(scenario);
  const link = second ? "is a likely cause of" : "is associated with";
  return `${capitalized(scenario.deed)} ${link} ${scenario.effect} among ${whom}.`;
}

/** What a group did as one: "was pruned in late winter" of trees that "were pruned in late winter". */
function asOne(deed: string): string {
  return deed.replace(/^were /, "was ");
}

/** What either group did and what was found: "The first group drank tea, and the second group drank water. …" */
function trial({ treated, untreated }: StudyScenario, found: string): string {
  return `The first group ${asOne(treated)}, and the second group ${asOne(untreated)}. The first group ${found} than the second.`;
}

/** Whether the members cannot decide for themselves. */
function areOwned({ members }: StudyScenario): boolean {
  return /cows|trees/.test(members);
}

function told({ scenario, at }: Study): string {
  const { members, where, count, found } = scenario;
  const who = areOwned(scenario) || members === "households" ? "that" : "who";
  const selection = at.first
    ? `a researcher selected ${count} at random`
    : `a researcher chose the ${count} ${who} were easiest to reach`;
  const chosen = areOwned(scenario)
    ? "Their owners chose which of two groups each was in."
    : "Each chose which of two groups to join.";
  const groups = at.second ? "They were divided at random into two groups." : chosen;
  return `From all ${members} ${where}, ${selection}. ${groups} ${trial(scenario, found)}`;
}

const ARCHETYPES = {
  true: { true: "QG05", false: "QG04" },
  false: { true: "QG08", false: "QG05" },
} as const;

/** Why the other statements claim too much or too little: about whom, of a cause, and both. */
function faultsOf({ scenario, at }: Study) {
  const { members } = scenario;
  const { first, second } = at;
  const whom = first
    ? `The ${members} were selected at random, so the conclusion can be about ${everyone(scenario)}, and this statement claims less.`
    : `The ${members} were those easiest to reach and were not selected at random, so the study says nothing about the others.`;
  const cause = second
    ? "The groups were formed at random, so the study supports a likely cause, and this statement claims less."
    : "The two groups were not formed at random and may differ in other ways, so the study cannot show a cause.";
  const both = {
    true: {
      true: `Both the selection and the groups were random, so this statement claims less than the study supports about whom and about a cause.`,
      false:
        "Random selection is not random assignment: it does not make the two groups alike, so no cause is shown.",
    },
    false: {
      true: `Random assignment is not random selection: it does not make the sample represent ${everyone(scenario)}.`,
      false:
        "Nothing was done at random, so the study shows neither a cause nor anything about those who did not take part.",
    },
  }[`${first}`][`${second}`];
  return [
    { code: first ? "claim-too-weak" : "beyond-the-sample", why: whom },
    { code: second ? "claim-too-weak" : "cause-claimed", why: cause },
    {
      code: second ? (first ? "claim-too-weak" : "beyond-the-sample") : "cause-claimed",
      why: both,
    },
  ] as const;
}

/** Which statement tempts, and why it fails. */
const TEMPTING = {
  true: {
    true: "The statements about an association, or about only those in the study, are true as well, but they are not the strongest.",
    false:
      "A cause is tempting because chance was used, but chance selected the sample and did not form the groups.",
  },
  false: {
    true: "A conclusion about all is tempting because chance was used, but chance formed the groups and did not select the sample.",
    false:
      "The study shows only an association, even though the two groups differ in the end: they may have differed from the start.",
  },
} as const;

/** What a study supports, by how its subjects were selected and how they were divided. */
const strongest = stockLevel<Study>({
  steps: 3,
  context: true,
  stock,
  build: (study) => {
    const { scenario, at } = study;
    const { members } = scenario;
    return {
      question: `${told(study)} Which is the strongest conclusion that the study supports?`,
      options: reasonedStatements({
        at,
        text: (each) => conclusion(scenario, each),
        why: `${at.first ? "Random selection lets the study speak of all" : "Without random selection the study speaks only of those who took part"}, and ${at.second ? "random assignment lets it name a cause" : "without random assignment it shows only an association"}.`,
        faults: faultsOf(study),
      }),
      opening:
        "Random selection decides whom a conclusion is about; random assignment, whether it names a cause.",
      steps: [
        {
          text: at.first
            ? `The ${members} were selected at random from ${everyone(scenario)}, so the conclusion can be about all of them.`
            : `The ${members} were not selected at random, so the conclusion can be about no more than ${subjects(scenario)}.`,
        },
        {
          text: at.second
            ? "Chance decided who was in which group, so the groups differ by chance alone before the study, and the difference found is likely caused by what they did."
            : "The groups were not formed at random and may differ in other ways, so the difference found may have another cause.",
        },
        { text: TEMPTING[`${at.first}`][`${at.second}`] },
      ],
      hint: "What was done at random in this study: the selection, the division into groups, both, or neither?",
      tip: "Look for the words “at random” twice: at the selection of the sample and at the forming of the groups.",
      archetype: ARCHETYPES[`${at.first}`][`${at.second}`],
    };
  },
  facts: ({ scenario, at }) => ({
    kind: "study",
    subjects: subjects(scenario),
    ...(at.first ? { randomFrom: everyone(scenario) } : {}),
    assigned: at.second,
    claims: statementClaims(
      (each) => conclusion(scenario, each),
      (each) => ({
        about: each.first ? everyone(scenario) : subjects(scenario),
        cause: each.second,
      }),
    ),
    told: [
      everyone(scenario),
      at.first
        ? `selected ${scenario.count} at random`
        : `the ${scenario.count} were easiest to reach`,
      at.second ? "divided at random into two groups" : "chose which of two groups",
      trial(scenario, scenario.found),
      "strongest conclusion that the study supports",
    ],
    setting: detailsOf(scenario),
  }),
});

/** First twist: the finding as the scenario has it, not its reverse; second: the groups were formed by chance. */
function finding(scenario: StudyScenario, { first, second }: Twists): string {
  const { effect } = first ? scenario : scenario.reverse;
  const verb = second ? "likely caused" : "was associated with";
  return `In this study, ${scenario.deed} ${verb} ${effect}.`;
}

/** Whether the difference between two groups may be put down to what they did. */
const causeOrNot = stockLevel<Study>({
  steps: 2,
  context: true,
  stock,
  build: ({ scenario, at }) => {
    const { members, count } = scenario;
    const { found } = at.first ? scenario : scenario.reverse;
    const chosen = areOwned(scenario)
      ? `the owners of ${count} ${members} chose which of two groups each was in`
      : `each of ${count} ${members} chose which of two groups to join`;
    const groups = at.second
      ? `${count} ${members} were divided at random into two groups`
      : chosen;
    return {
      question: `In a study, ${groups}. ${trial(scenario, found)} Which conclusion do these results best support?`,
      options: reasonedStatements({
        at,
        text: (each) => finding(scenario, each),
        why: at.second
          ? "Chance made the groups alike in all else, so what they did is the likely cause."
          : "The groups may differ in other ways too, so only an association is shown.",
        faults: [
          {
            code: "comparison-turned-around",
            why: `This reverses the finding: the first group ${found}.`,
          },
          at.second
            ? {
                code: "claim-too-weak",
                why: "Chance formed the groups, so the study supports more than an association.",
              }
            : {
                code: "cause-claimed",
                why: "Chance did not form the groups, so the study cannot show a cause.",
              },
          {
            code: "comparison-turned-around",
            why: at.second
              ? `This reverses the finding, since the first group ${found}, and it leaves out the likely cause.`
              : `This reverses the finding, since the first group ${found}, and it claims a cause.`,
          },
        ],
      }),
      opening:
        "Only groups formed by chance let a study say what caused a difference between them.",
      steps: [
        {
          text: `The first group ${found}, so the true statement says this and not the reverse.`,
        },
        {
          text: at.second
            ? "Chance decided the groups, so apart from what they did they differ by chance alone. What they did is therefore the likely cause, and the statement about an association claims less than the study supports."
            : "Nothing random decided the groups. The study shows only an association: the groups may have differed in other ways from the start.",
        },
      ],
      hint: "Who or what decided which group each was in?",
      tip: "Without random assignment, a study cannot show a cause.",
      archetype: at.second ? "QG03" : "QG04",
    };
  },
  facts: ({ scenario, at }) => ({
    kind: "study",
    subjects: (at.first ? scenario : scenario.reverse).effect,
    assigned: at.second,
    claims: statementClaims(
      (each) => finding(scenario, each),
      (each) => ({
        about: (each.first ? scenario : scenario.reverse).effect,
        cause: each.second,
      }),
    ),
    told: [
      `${scenario.count} ${scenario.members}`,
      at.second ? "divided at random into two groups" : "chose which of two groups",
      trial(scenario, (at.first ? scenario : scenario.reverse).found),
      "conclusion do these results best support",
    ],
    setting: detailsOf(scenario),
  }),
});

/** The strongest conclusion that a study supports: about whom, and whether of a cause. */
export const conclusionFromAStudy = defineLevels({
  id: "conclusion-from-a-study",
  version: 7,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG03", "QG04", "QG05", "QG08"],
  closed: true,
  optionDesign: "orbit",
  Medium: causeOrNot,
  Hard: strongest,
});
