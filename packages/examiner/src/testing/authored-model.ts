import type { Model } from "@sat/engine";
import { reworded, withDraft, withOptions } from "./changes.ts";
import { changed, soundReading } from "./sound-models.ts";

/** A closed model of so many authored questions, each on a text of its own. */
export function authoredModel(questions: number): Model {
  const numbers = Array.from({ length: questions }, (_, at) => at + 1);
  return changed(
    soundReading,
    (made, chance) => {
      const number = chance.turn(numbers);
      const clocks = withOptions(made, (option) => ({
        ...option,
        text: option.text.replace(".", `, says clock ${number}.`),
      }));
      return {
        ...withDraft(reworded(clocks, "passage", "clockmaker", `maker of clock ${number}`), {
          archetype: "main-idea",
        }),
        source: { id: `clock-${number}` },
      };
    },
    { space: { Easy: questions } },
  );
}
