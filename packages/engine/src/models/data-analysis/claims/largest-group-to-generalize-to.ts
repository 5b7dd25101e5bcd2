import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type NestedScenario, nestedScenarios } from "@sat/content/scenarios/nested-groups";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";

/** First twist: the sample is from the larger place; second: from all its members, not of one kind only. */
interface Sample {
  readonly scenario: NestedScenario;
  readonly at: Twists;
}

const stock = (): readonly Sample[] =>
  nestedScenarios.flatMap((scenario) => siblingAnswers((at) => ({ scenario, at })));

function group(scenario: NestedScenario, { first, second }: Twists): string {
  const { members, who, inner, outer, does } = scenario;
  const which = second ? `, whether or not they ${does}` : ` ${who} ${does}`;
  return `All ${members} ${first ? outer : inner}${which}`;
}

function told({ scenario, at }: Sample): string {
  const { setting, members, who, inner, outer, does, asked, count } = scenario;
  const which = at.second ? "" : ` ${who} ${does}`;
  return `${setting} Some ${members} ${inner} ${does}, and others do not. A researcher selected ${count} ${members} at random from all the ${members} ${at.first ? outer : inner}${which} to find out ${asked}.`;
}

/** The slip behind the group that is wrong in place and in kind. */
function bothMisjudged({ scenario: { members, does }, at: { first, second } }: Sample): Misstep {
  if (first === second) {
    return first
      ? {
          code: "claim-too-weak",
          deed: "choosing the smallest group named, to be on the safe side,",
        }
      : {
          code: "beyond-the-sample",
          deed: "letting a random sample stand for everyone named in the story",
        };
  }
  const [kind, place] = [`by whether the ${members} ${does}`, "by place"];
  return {
    code: "beyond-the-sample",
    deed: `limiting the group ${first ? place : kind} instead of ${first ? kind : place}`,
  };
}

/** The largest group that the results of a random sample may be applied to. */
const largest = stockLevel<Sample>({
  steps: 2,
  context: true,
  stock,
  build: (sample) => {
    const { scenario, at } = sample;
    const { members, who, inner, outer, does, count } = scenario;
    const place = at.first ? outer : inner;
    const kind = at.second ? `${members} of both kinds` : `only ${members} ${who} ${does}`;
    return {
      question: `${told(sample)} What is the largest group to which the results of the sample can be applied?`,
      options: statementOptions({
        at,
        text: (each) => group(scenario, each),
        why: "It is the group from which the sample was selected at random.",
        slips: [
          {
            code: at.first ? "claim-too-weak" : "beyond-the-sample",
            deed: at.first
              ? `speaking only of the ${members} ${inner} although others ${outer} could be selected too`
              : `speaking of the ${members} ${outer} although only those ${inner} could be selected`,
          },
          {
            code: at.second ? "claim-too-weak" : "beyond-the-sample",
            deed: at.second
              ? `speaking only of those ${who} ${does} although the others could be selected too`
              : `speaking also of those ${who} do not ${does} although they could not be selected`,
          },
          bothMisjudged(sample),
        ],
      }),
      opening:
        "Results of a random sample apply to the group from which it was selected, and to no larger one.",
      steps: [
        {
          text: `The ${count} were selected at random ${place === outer ? "from the larger place" : "from the smaller place"}: ${members} ${place}.`,
        },
        { text: `Those who could be selected were ${kind}.` },
        { text: "Every one of that group, and nobody else, had a chance to be selected." },
      ],
      hint: "Who had a chance to be selected for the sample?",
      tip: "Look for the words after “selected at random from”: they name the group.",
      archetype: "QG01",
    };
  },
  facts: ({ scenario, at }) => ({
    kind: "study",
    subjects: `the ${scenario.count} in the sample`,
    randomFrom: group(scenario, at),
    claims: statementClaims(
      (each) => group(scenario, each),
      (each) => ({ about: group(scenario, each) }),
    ),
    told: [
      scenario.setting,
      `some ${scenario.members} ${scenario.inner} ${scenario.does}, and others do not`,
      `${scenario.count} ${scenario.members} at random`,
      `from all the ${scenario.members} ${at.first ? scenario.outer : scenario.inner}`,
      ...(at.second ? [] : [`${scenario.who} ${scenario.does}`]),
      `find out ${scenario.asked}`,
      "largest group to which the results can be applied",
    ],
  }),
});

/** To whom the results of a random sample may be applied. */
export const largestGroupToGeneralizeTo = defineLevels({
  id: "largest-group-to-generalize-to",
  version: 3,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG01"],
  closed: true,
  optionDesign: "orbit",
  Medium: largest,
});
