import { DIFFICULTIES, SKILLS, TOPICS } from "@sat/item";
import type { Coverage } from "../archetypes/coverage.ts";
import { table } from "../print/table.ts";

/** A coverage as a page of text: archetypes by skill, then models by topic and level. */
export function printCoverage(coverage: Coverage): string {
  const { skills, topics, contexts: inContext, onCalculator, faults } = coverage;
  const covered = skills.flatMap((each) => each.covered).length;
  const all = covered + skills.flatMap((each) => each.missing).length;
  return [
    table(
      ["skill", "models", "covered", "of", "name", "missing"],
      skills.map(({ skill, models, covered: found, missing }) => [
        skill,
        String(models),
        String(found.length),
        String(found.length + missing.length),
        SKILLS[skill].name,
        missing.join(" "),
      ]),
    ),
    `${covered} of ${all} archetypes are covered, in ${skills.filter((each) => each.covered.length > 0).length} of ${skills.length} skills.`,
    table(
      ["topic", ...DIFFICULTIES, "figures", "contexts"],
      topics.map(({ topic, models, figures, contexts }) => [
        TOPICS[topic].name,
        ...DIFFICULTIES.map((level) => String(models[level])),
        percent(figures),
        percent(contexts),
      ]),
    ),
    `In context: ${inContext.wordsPerSentence.toFixed(1)} words a sentence, ${percent(inContext.withDecimals)} with decimals or fractions, ${percent(inContext.long)} of 60 to 90 words.`,
    `${onCalculator.length} archetypes are shown on the calculator: ${onCalculator.join(" ")}.`,
    ...(faults.length === 0 ? [] : [faults.join("\n")]),
  ].join("\n\n");
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
