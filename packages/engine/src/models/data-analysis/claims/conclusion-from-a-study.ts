import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type StudyScenario, studyScenarios } from "@sat/content/scenarios/studies";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
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

function told({ scenario, at }: Study): string {
  const { members, where, count, treated, untreated, found } = scenario;
  const selection = at.first
    ? `From all ${members} ${where}, a researcher selected ${count} at random for a study.`
    : `From all ${members} ${where}, a researcher used the ${count} that were easiest to reach for a study.`;
  const groups = at.second
    ? `The ${members} were divided into two groups at random: those in one group ${treated}, and those in the other group ${untreated}.`
    : `The researcher compared two groups that had already formed: those in one group ${treated}, and those in the other group ${untreated}.`;
  return `${selection} ${groups} Those in the first group ${found}.`;
}

const ARCHETYPES = {
  true: { true: "QG05", false: "QG04" },
  false: { true: "QG08", false: "QG05" },
} as const;

/** The slip behind the statement that speaks of the wrong subjects and of the wrong kind of link. */
function bothMisjudged({ first, second }: Twists): Misstep {
  if (first && second) {
    return {
      code: "claim-too-weak",
      deed: "only describing what was found, as if nothing had been done at random,",
    };
  }
  if (first)
    return { code: "cause-claimed", deed: "taking random selection for random assignment" };
  return second
    ? { code: "beyond-the-sample", deed: "taking random assignment for random selection" }
    : { code: "cause-claimed", deed: "taking what was found in one study for a general law" };
}

/** What a study supports, by how its subjects were selected and how they were divided. */
const strongest = stockLevel<Study>({
  steps: 3,
  context: true,
  stock,
  build: (study) => {
    const { scenario, at } = study;
    const { members, count } = scenario;
    return {
      question: `${told(study)} Which is the strongest conclusion that the design of the study supports?`,
      options: statementOptions({
        at,
        text: (each) => conclusion(scenario, each),
        why: `${at.first ? "Random selection lets the study speak of all" : "Without random selection the study speaks only of those who took part"}, and ${at.second ? "random assignment lets it name a cause" : "without random assignment it shows only an association"}.`,
        slips: [
          at.first
            ? {
                code: "claim-too-weak",
                deed: `keeping to the ${count} ${members} although they were selected at random`,
              }
            : {
                code: "beyond-the-sample",
                deed: "speaking of all although the subjects were not selected at random",
              },
          at.second
            ? {
                code: "claim-too-weak",
                deed: "naming no cause although the groups were formed at random",
              }
            : {
                code: "cause-claimed",
                deed: "naming a cause although the groups were not formed at random",
              },
          bothMisjudged(at),
        ],
      }),
      opening:
        "Random selection decides about whom a study speaks, random assignment whether it shows a cause.",
      steps: [
        {
          text: at.first
            ? `The ${members} were selected at random from ${everyone(scenario)}, so the conclusion may speak of all of them.`
            : `The ${members} were not selected at random, so the conclusion may speak only of ${subjects(scenario)}.`,
        },
        {
          text: at.second
            ? "Chance decided who was in which group, so the groups differ by chance alone before the study, and the difference found is likely caused by what they did."
            : "The groups had formed before the study and may differ in other ways, so the difference found may have another cause.",
        },
      ],
      hint: "What was done at random in this study: the selection, the division into groups, both, or neither?",
      tip: "Ask two questions of every study: who was selected how, and who was treated how?",
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
        : `the ${scenario.count} that were easiest to reach`,
      at.second ? "divided into two groups at random" : "two groups that had already formed",
      `in one group ${scenario.treated}`,
      `in the other group ${scenario.untreated}`,
      `in the first group ${scenario.found}`,
      "strongest conclusion that the design supports",
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

const GROUPS = {
  true: "A coin was flipped to decide who was in which of two groups",
  false: "Each was free to decide which of two groups to join",
} as const;

/** Whether the difference between two groups may be put down to what they did. */
const causeOrNot = stockLevel<Study>({
  steps: 2,
  context: true,
  stock,
  build: ({ scenario, at }) => {
    const { members, where, count, treated, untreated } = scenario;
    const { found } = at.first ? scenario : scenario.reverse;
    const people = /cows|trees/.test(members)
      ? {
          true: GROUPS.true.replace("who", "which"),
          false: "The owners decided which of two groups each was in",
        }
      : GROUPS;
    return {
      question: `A study involved ${count} ${members} ${where}. ${people[`${at.second}`]}. Those in the first group ${treated}, and those in the second group ${untreated}. Those in the first group ${found}. Which conclusion does the study best support?`,
      options: statementOptions({
        at,
        text: (each) => finding(scenario, each),
        why: at.second
          ? "Chance made the groups alike in all else, so what they did is the likely cause."
          : "The groups may differ in other ways too, so only an association is shown.",
        slips: [
          {
            code: "comparison-turned-around",
            deed: "taking what was found in the first group for what was found in the second",
          },
          at.second
            ? { code: "claim-too-weak", deed: "naming no cause although chance formed the groups" }
            : {
                code: "cause-claimed",
                deed: "naming a cause although chance did not form the groups",
              },
          {
            code: "condition-unchecked",
            deed: "answering by what seems plausible, and not by what the study did and found,",
          },
        ],
      }),
      opening:
        "Only groups formed by chance let a study say what caused a difference between them.",
      steps: [
        { text: `What was found: those in the first group ${found}.` },
        {
          text: at.second
            ? "Chance formed the groups, so apart from what they did they differ by chance alone: a cause is likely."
            : "Chance did not form the groups, so they may have differed before: there is an association, and no proof of a cause.",
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
      `${scenario.count} ${scenario.members} ${scenario.where}`,
      ...(at.second ? ["a coin was flipped"] : []),
      "which of two groups",
      `in the first group ${scenario.treated}`,
      `in the second group ${scenario.untreated}`,
      `in the first group ${(at.first ? scenario : scenario.reverse).found}`,
      "conclusion does the study best support",
    ],
    setting: detailsOf(scenario),
  }),
});

/** The strongest conclusion that a study supports: about whom, and whether of a cause. */
export const conclusionFromAStudy = defineLevels({
  id: "conclusion-from-a-study",
  version: 4,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG03", "QG04", "QG05", "QG08"],
  closed: true,
  optionDesign: "orbit",
  Medium: causeOrNot,
  Hard: strongest,
});
