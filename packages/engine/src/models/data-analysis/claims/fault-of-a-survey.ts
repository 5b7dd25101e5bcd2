import type { SlipCode } from "@sat/item";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { type PollScenario, pollScenarios } from "@sat/content/scenarios/opinion-polls";
import { settingOf } from "../../../craft/wording/setting.ts";
import { capitalized } from "../../../language/noun.ts";
import type { SurveyFacts, SurveyFault } from "../../../facts/math.ts";

const FAULTS = ["coverage", "self-selection", "wording", "nonresponse"] as const;

interface Poll {
  readonly scenario: PollScenario;
  readonly fault: SurveyFault;
}

const stock = (): readonly Poll[] =>
  pollScenarios.flatMap((scenario) => FAULTS.map((fault) => ({ scenario, fault })));

/** A population that has been named before: "students at the high school". */
function known(population: string): string {
  return population.replace(/ an? /, " the ");
}

/** A sound poll but for one fault. */
function told({ scenario, fault }: Poll): string {
  const { asker, population, part, issue, neutral, leading, count, posted } = scenario;
  const wanted = `${asker} wanted to know what the ${population} think of ${issue}.`;
  const [short = population] = population.split(" ", 1);
  const replied = ` Of those asked, ${fault === "nonresponse" ? Math.round(count / 5) : count - 4} replied.`;
  const selected = (group: string, asked: string) =>
    `${wanted} A random sample of ${count} of the ${group} was asked, “${asked}”${replied}`;
  switch (fault) {
    case "coverage":
      return selected(part, neutral);
    case "wording":
      return selected(short, leading);
    case "nonresponse":
      return selected(short, neutral);
    case "self-selection":
      return `${wanted} The question “${neutral}” was posted on ${posted}, and ${count} of the ${short} replied.`;
  }
}

interface Wording {
  readonly fault: string;
  readonly remedy: string;
  readonly code: SlipCode;
  /** Why it is a fault of this poll, and why it is none of another. */
  readonly why: (scenario: PollScenario) => string;
  readonly whyNot: (scenario: PollScenario) => string;
}

const WORDINGS: Readonly<Record<SurveyFault, Wording>> = {
  coverage: {
    fault: "Some kinds of people were left out from the start.",
    remedy: "Selecting people from the whole group of interest",
    code: "bias-misjudged",
    why: ({ part, population }) =>
      `Only ${part} could be selected, and they may think differently from the other ${known(population)}.`,
    whyNot: ({ population }) =>
      `Any of the ${known(population)} could take part, so nobody was left out.`,
  },
  "self-selection": {
    fault: "People with strong feelings were likelier to take part.",
    remedy: "Selecting people at random instead of using volunteers",
    code: "bias-misjudged",
    why: ({ population }) =>
      `The ${known(population)} decided for themselves whether to take part, and those with strong feelings do so more often.`,
    whyNot: () => "Those asked were selected at random and did not put themselves forward.",
  },
  wording: {
    fault: "The wording pushed people toward one of the views.",
    remedy: "Asking a question that does not suggest an answer",
    code: "bias-misjudged",
    why: ({ leading }) => `The words “${leading}” suggest one answer.`,
    whyNot: ({ neutral }) => `The words “${neutral}” suggest neither answer.`,
  },
  nonresponse: {
    fault: "Most of the people contacted gave no response.",
    remedy: "Contacting again the people who did not reply",
    code: "bias-misjudged",
    why: ({ count }) =>
      `Only ${Math.round(count / 5)} of the ${count} who were asked replied, and the others may think differently.`,
    whyNot: () => "The number of replies was not small, so a lack of response is not the problem.",
  },
};

/** What each fault does to a result. */
const HARM: Readonly<Record<SurveyFault, string>> = {
  coverage: "Those who could be selected do not represent the whole group of interest.",
  "self-selection": "Volunteers do not represent the whole group of interest.",
  wording: "A question that suggests an answer makes that answer more frequent.",
  nonresponse: "The few who reply do not represent all who were asked.",
};

const SOUND: Readonly<Record<SurveyFault, string>> = {
  coverage: "everyone in the group could take part",
  "self-selection": "chance selected those who were asked",
  wording: "the question suggests no answer",
  nonresponse: "almost all of those asked replied",
};

/** What there is no fault in; who were not asked one by one cannot leave a request unanswered. */
function soundIn(fault: SurveyFault): string {
  const sound = FAULTS.filter(
    (each) => each !== fault && !(fault === "self-selection" && each === "nonresponse"),
  ).map((each) => SOUND[each]);
  const last = sound.at(-1) ?? "";
  return `${sound.slice(0, -1).join(", ")}, and ${last}`;
}

const DESIGN: SurveyFacts["design"] = {
  reach: "all",
  chosenBy: "chance",
  wording: "neutral",
  answered: "most",
};

const FAULTY: Readonly<Record<SurveyFault, SurveyFacts["design"]>> = {
  coverage: { ...DESIGN, reach: "part" },
  "self-selection": { ...DESIGN, chosenBy: "themselves" },
  wording: { ...DESIGN, wording: "leading" },
  nonresponse: { ...DESIGN, answered: "few" },
};

interface Asking {
  readonly names: "fault" | "remedy";
  readonly question: string;
  readonly archetype: string;
  readonly steps: number;
}

/** Which fault a survey has, or which change removes it. */
function pollLevel({ names, question, archetype, steps }: Asking) {
  return stockLevel<Poll>({
    steps,
    context: true,
    stock,
    build: (poll) => {
      const { scenario, fault } = poll;
      return {
        question: `${told(poll)} ${question}`,
        options: FAULTS.map((each) => {
          const { code, whyNot, [names]: text } = WORDINGS[each];
          if (each === fault) return right({ text }, HARM[each]);
          return wrong({ text }, code, whyNot(scenario));
        }),
        opening:
          "A sample represents a group only if chance selects it from the whole group and the question is fair.",
        steps: [
          {
            text: "Check who could be selected, how they were selected, what they were asked, and how many replied.",
          },
          { text: WORDINGS[fault].why(scenario) },
          { text: `In the other respects the survey is sound: ${soundIn(fault)}.` },
          {
            text:
              names === "fault"
                ? "The result may therefore differ in one direction from what all of them think."
                : `${capitalized(WORDINGS[fault].remedy.toLowerCase())} removes this fault. The other changes would leave it in place.`,
          },
        ],
        hint: "Who could be selected, who or what selected them, what were they asked, and how many replied?",
        tip: "A larger sample does not repair a survey that is done in a biased way.",
        archetype,
      };
    },
    facts: ({ scenario, fault }) => {
      const { population, part, issue, neutral, leading, count } = scenario;
      const replied = fault === "nonresponse" ? Math.round(count / 5) : count - 4;
      return {
        kind: "survey",
        design: FAULTY[fault],
        claims: Object.fromEntries(FAULTS.map((each) => [WORDINGS[each][names], each])),
        told: [
          `what the ${population} think of ${issue}`,
          ...(fault === "self-selection"
            ? [`${neutral} was posted`, `${count} replied`]
            : [
                `random sample of ${count}`,
                ...(fault === "coverage" ? [part] : []),
                fault === "wording" ? leading : neutral,
                `of those asked, ${replied} replied`,
              ]),
          names === "fault" ? "main reason to doubt" : "change would most improve",
        ],
        setting: settingOf("It tells who was asked, or how many replied.", count, replied, part),
      };
    },
  });
}

/** What makes the result of a survey doubtful, and what would make it better. */
export const faultOfASurvey = defineLevels({
  id: "fault-of-a-survey",
  version: 6,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG02", "QG09"],
  closed: true,
  optionDesign: "rotating-ask",
  Easy: pollLevel({
    names: "fault",
    question: "Which statement gives the main reason to doubt the result?",
    archetype: "QG02",
    steps: 2,
  }),
  Medium: pollLevel({
    names: "remedy",
    question: "Which change to the survey would most improve its result?",
    archetype: "QG09",
    steps: 3,
  }),
});
