import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, type Inline, parseProse } from "./prose.ts";
import {
  clamped,
  cut,
  laid,
  type Marked,
  offsetText,
  type Stretch,
  trimmed,
  withMarks,
  wordsOf,
} from "./stretches.ts";
import { typesetBlocks } from "./typesetting/typeset.ts";

const LENGTH = 40;
const LOOKS = ["yellow", "blue"] as const;

const aStretch = fc
  .tuple(fc.nat(LENGTH), fc.nat(LENGTH))
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const aMark = fc
  .tuple(aStretch, fc.constantFrom(...LOOKS), fc.constantFrom("", "why", "who"))
  .map(([stretch, look, note]): Marked => ({ ...stretch, look, note }));
/** Marks as a reader comes to have them: laid and cut one after another. */
const marks = fc
  .array(fc.oneof(aMark, aStretch), { maxLength: 8 })
  .map((steps) =>
    steps.reduce<Marked[]>(
      (done, step) => ("look" in step ? laid(done, step) : cut(done, step)),
      [],
    ),
  );

/** The look over each character. */
function looks(all: readonly Marked[]): (string | undefined)[] {
  return Array.from(
    { length: LENGTH },
    (_, at) => all.find(({ from, to }) => from <= at && at < to)?.look,
  );
}

function within({ from, to }: Stretch, at: number): boolean {
  return from <= at && at < to;
}

describe("marks", () => {
  it("are in order, never overlap, and are whole where one look goes on", () => {
    fc.assert(
      fc.property(marks, (all) => {
        for (const [at, mark] of all.entries()) {
          const next = all[at + 1];
          expect(mark.from).toBeLessThan(mark.to);
          if (next !== undefined) expect(mark.to).toBeLessThanOrEqual(next.from);
        }
      }),
    );
  });

  it("change only where another is laid over them, to its look", () => {
    fc.assert(
      fc.property(marks, aMark, (before, mark) => {
        const expected = looks(before).map((look, at) => (within(mark, at) ? mark.look : look));
        expect(looks(laid(before, mark))).toEqual(expected);
      }),
    );
  });

  it("become one with those of their look that they meet", () => {
    fc.assert(
      fc.property(marks, aMark, (before, mark) => {
        const over = laid(before, mark).filter(
          ({ look, from, to }) => look === mark.look && from <= mark.to && mark.from <= to,
        );
        expect(over).toHaveLength(1);
      }),
    );
  });

  it("go only where they are cut, and lose no note but with all that it is about", () => {
    fc.assert(
      fc.property(marks, aStretch, (before, stretch) => {
        const after = cut(before, stretch);
        const expected = looks(before).map((look, at) => (within(stretch, at) ? undefined : look));
        expect(looks(after)).toEqual(expected);
        const isGone = ({ from, to }: Stretch) => stretch.from <= from && to <= stretch.to;
        const notes = before.filter((mark) => !isGone(mark)).map(({ note }) => note);
        expect(after.map(({ note }) => note).filter(Boolean)).toEqual(notes.filter(Boolean));
      }),
    );
  });

  it("keep every note, however much is laid over what it is about", () => {
    fc.assert(
      fc.property(marks, aMark, (before, mark) => {
        const after = laid(before, mark).flatMap(({ note }) => note.split("\n"));
        const written = [...before, mark].flatMap(({ note }) => note.split("\n"));
        const notes = (all: readonly string[]) => all.filter(Boolean).toSorted();
        expect(notes(after)).toEqual(notes(written));
      }),
    );
  });

  it("are the same however often one is laid", () => {
    const bare = aMark.map((mark) => ({ ...mark, note: "" }));
    fc.assert(
      fc.property(marks, bare, (before, mark) => {
        const once = laid(before, mark);
        expect(laid(once, mark)).toEqual(once);
      }),
    );
  });
});

describe("a stretch", () => {
  it("is kept within its text, and is none beyond it", () => {
    expect(clamped({ from: -2, to: 5 }, 3)).toEqual({ from: 0, to: 3 });
    expect(clamped({ from: 3, to: 5 }, 3)).toBeUndefined();
  });
});

const WORDS = parseProse("One word, $x$ too.\n\nAnother.");

describe("what a reader has selected", () => {
  it("has no spaces at its ends", () => {
    const text = offsetText(WORDS);
    expect(trimmed(WORDS, { from: 3, to: 10 })).toEqual({ from: 4, to: text.indexOf(",") + 1 });
    expect(trimmed(WORDS, { from: 0, to: text.length })).toEqual({ from: 0, to: text.length });
  });

  it("is nothing where it is a space alone", () => {
    expect(trimmed(WORDS, { from: 3, to: 4 })).toBeUndefined();
  });
});

const TEXT = typesetBlocks(
  parseProse("Text 1\n\nA *fine* day:\n\n- __one__ of $x^2$\n- two ______.\n\n| verse"),
);

/** The leaves of blocks, in order. */
function leaves(blocks: readonly Block[]): Inline[] {
  const lines = blocks.flatMap((block) => {
    if (block.kind === "paragraph") return block.children;
    if (block.kind === "notes") return block.items.flat();
    return block.kind === "verse" ? block.lines.flat() : [];
  });
  const flat = (inline: Inline): Inline[] =>
    "children" in inline ? inline.children.flatMap(flat) : [inline];
  return lines.flatMap(flat);
}

describe("a text with marks", () => {
  it("counts formulas, blanks and breaks as one, and headings not at all", () => {
    expect(offsetText(TEXT)).toBe("A fine day:\none of \uFFFC\ntwo \uFFFC.\nverse");
  });

  it("reads as it did, and each piece knows where it stands and what lies over it", () => {
    fc.assert(
      fc.property(marks, (all) => {
        const marked = withMarks(TEXT, all);
        expect(offsetText(marked)).toBe(offsetText(TEXT));
        for (const leaf of leaves(marked)) {
          const { from, to, mark } = ("laid" in leaf && leaf.laid) || { from: 0, to: 0 };
          const text = leaf.kind === "text" ? leaf.text : "\uFFFC";
          expect(offsetText(TEXT).slice(from, to)).toBe(text);
          for (let at = from; at < to; at++)
            expect(all.find((one) => within(one, at))?.look).toBe(mark?.look);
        }
      }),
    );
  });

  it("is typeset already: to set it again changes nothing", () => {
    expect(typesetBlocks(TEXT)).toEqual(TEXT);
  });

  it("has its words in order", () => {
    const text = offsetText(TEXT);
    expect(
      wordsOf(TEXT)
        .map(({ from, to }) => text.slice(from, to))
        .slice(0, 4),
    ).toEqual(["A", "fine", "day:", "one"]);
  });
});
