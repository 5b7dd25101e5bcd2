import { loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import { mostRepeats } from "./space.ts";

const models = await loadModels();

const openLevels = models
  .filter(({ closed }) => closed !== true)
  .flatMap(({ levels, space }) => levels.map((level) => space[level] ?? 0));

/** How likely so many draws from a space, each item as likely as another, repeat more often than is allowed. */
function falseAlarm(space: number, draws: number, most: number): number {
  // How likely each number of repeats is; the last stands for all that are too many.
  let repeats = [1, ...Array.from({ length: most + 1 }, () => 0)];
  for (let draw = 0; draw < draws; draw++) {
    repeats = repeats.map((chance, at) => {
      const before = repeats[at - 1] ?? 0;
      const met = (draw - at + 1) / space;
      if (at > most) return chance + before * met;
      return chance * (1 - (draw - at) / space) + before * met;
    });
  }
  return repeats.at(-1) ?? 0;
}

test.each([30, 60, 300])(
  "at %i seeds luck alone makes levels repeat in fewer than one examination in ten thousand",
  (seeds) => {
    const known = new Map<number, number>();
    const alarms = openLevels.map((space) => {
      const most = Math.floor(mostRepeats(space, seeds));
      const chance = known.get(space) ?? falseAlarm(space, seeds, most);
      known.set(space, chance);
      return chance;
    });
    expect(alarms.reduce((sum, each) => sum + each, 0)).toBeLessThan(1 / 10_000);
  },
);

test("a space a tenth of what is declared is seen", () => {
  const declared = 100_000;
  const draws = 2_000;
  const expected = draws - (declared / 10) * (1 - Math.exp((-10 * draws) / declared));
  expect(expected).toBeGreaterThan(mostRepeats(declared, draws));
});
