import { type Block, type Inline, parseInline, parseProse, ProseError } from "@sat/item";

/** A text's blocks; markup that is not balanced, such as a cut one, is read as it stands. */
export function readBlocks(markup: string): Block[] {
  return readOr(
    () => parseProse(markup),
    [{ kind: "paragraph", children: [{ kind: "text", text: markup }] }],
  );
}

/** A line's inlines; markup that is not balanced is read as it stands. */
export function readInlines(markup: string): Inline[] {
  return readOr(() => parseInline(markup), [{ kind: "text", text: markup }]);
}

/** What is read of a markup; of one that is not balanced, what stands for it otherwise. */
export function readOr<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProseError) return otherwise;
    throw error;
  }
}
