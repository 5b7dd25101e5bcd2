import type { Callbacks, Path } from "@sat/engine";
import type { Item } from "@sat/item";

interface Drawn {
  readonly position: number;
  readonly item: Item;
}

/** Knows what was drawn, and what differs from it in its dress alone; a seed that makes nothing is passed over. */
export function remembering(): Callbacks<Item> {
  const seen = new Set<string>();
  const drawn: Drawn[] = [];
  const drawnOn = ({ model, level }: Pick<Path, "model" | "level">) =>
    drawn.filter(({ item }) => item.model === model.id && item.level === level);
  return {
    nextPosition: (path) =>
      Promise.resolve(Math.max(-1, ...drawnOn(path).map(({ position }) => position)) + 1),
    seedsMet: (path) => Promise.resolve(drawnOn(path).map(({ item }) => item.seed)),
    offer: ({ specimen: { item, signature }, position }) => {
      const marks = [item.id, `${item.model}/${item.level}/${signature}`];
      const isNew = !marks.some((mark) => seen.has(mark));
      for (const mark of marks) seen.add(mark);
      if (isNew) drawn.push({ position, item });
      return Promise.resolve(isNew ? item : undefined);
    },
    madeNothing: () => undefined,
    // Nobody else waits.
    giveWay: () => Promise.resolve(),
  };
}
