import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type NestedScenario, nestedScenarios } from "@sat/content/scenarios/nested-groups";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { capitalized } from "../../../language/noun.ts";

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
  return `${capitalized(setting)}. From all the ${members} ${at.first ? outer : inner}${which}, a researcher selected ${count} at random to find out ${asked}.`;
}

/** Why each of the other groups is too large or too small. */
function faultsOf({ scenario, at }: Sample) {
  const { members, who, inner, outer, does } = scenario;
  const place = at.first
    ? `Other ${members} ${outer} could be selected too, and not only those ${inner}.`
    : `Only ${members} ${inner} could be selected, so the sample represents no others ${outer}.`;
  const kind = at.second
    ? `The ${members} could be selected whether or not they ${does}.`
    : `Only ${members} ${who} ${does} could be selected, so the sample represents no others.`;
  const codes = [at.first, at.second].map((isAll) =>
    isAll ? ("claim-too-weak" as const) : ("beyond-the-sample" as const),
  );
  const [ofPlace = "claim-too-weak", ofKind = "claim-too-weak"] = codes;
  const both = at.first && at.second ? "claim-too-weak" : "beyond-the-sample";
  return [
    { code: ofPlace, why: place },
    { code: ofKind, why: kind },
    { code: both, why: `${place} ${kind}` },
  ] as const;
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
    return {
      question: `${told(sample)} What is the largest group to which the results can be applied?`,
      options: reasonedStatements({
        at,
        text: (each) => group(scenario, each),
        why: "It is the group from which the sample was selected at random.",
        faults: faultsOf(sample),
      }),
      opening:
        "Results of a random sample apply to the group from which it was selected, and to no larger one.",
      steps: [
        {
          text: `The ${count} were selected at random from among ${members} ${place}, and from nowhere else.`,
        },
        {
          text: at.second
            ? `Both those ${who} ${does} and those ${who} do not could be selected.`
            : `Only those ${who} ${does} could be selected.`,
        },
        {
          text: "Every one of the group described by these two facts had a chance to be selected, so the sample represents this whole group.",
        },
        {
          text:
            at.first && at.second
              ? "A smaller group is represented as well, but the question asks for the largest."
              : "A larger group is tempting because it is named in the question, but some of its members had no chance to be selected.",
        },
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
      `from all the ${scenario.members} ${at.first ? scenario.outer : scenario.inner}`,
      ...(at.second ? [] : [`${scenario.who} ${scenario.does}`]),
      `selected ${scenario.count} at random to find out ${scenario.asked}`,
      "largest group to which the results can be applied",
    ],
  }),
});

/** To whom the results of a random sample may be applied. */
export const largestGroupToGeneralizeTo = defineLevels({
  id: "largest-group-to-generalize-to",
  version: 5,
  topic: "data-analysis",
  skill: "Q.G",
  archetypes: ["QG01"],
  closed: true,
  optionDesign: "orbit",
  Medium: largest,
});
