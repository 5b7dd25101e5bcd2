import type { Block, Inline } from "@sat/item";
import { Formula } from "./formula.tsx";
import { joinedMarks } from "./joined-marks.ts";
import styles from "./prose.module.css";
import { readBlocks, readInlines } from "./read-prose.ts";

/* The parts of a parsed text never change places, so their places are their keys. */

/** A whole text in prose markup: paragraphs, headings, notes and verse. */
export function Prose({ text }: { readonly text: string }) {
  return <Blocks blocks={readBlocks(text)} />;
}

/** Blocks that have been parsed already. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

/** One line in prose markup: an option, a label. A line that is one formula is set large. */
export function Line({ text }: { readonly text: string }) {
  const inlines = readInlines(text);
  const [only] = inlines;
  if (inlines.length === 1 && only?.kind === "math") {
    return <Formula tex={only.tex} place="option" />;
  }
  return <Inlines inlines={inlines} />;
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h3 className={styles.heading}>{block.text}</h3>;
    case "notes":
      return (
        <ul className={styles.notes}>
          {block.items.map((item, at) => (
            <li key={at}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case "verse":
      return (
        <p>
          {block.lines.map((line, at) => (
            <span key={at} className={styles.verseLine}>
              <Inlines inlines={line} />
            </span>
          ))}
        </p>
      );
    case "paragraph":
      return <Paragraph inlines={block.children} />;
  }
}

/** A paragraph of nothing but a formula stands in the middle of its own line. */
function Paragraph({ inlines }: { readonly inlines: readonly Inline[] }) {
  const [only] = inlines;
  if (inlines.length === 1 && only?.kind === "math") {
    return (
      <p className={styles.display}>
        <Formula tex={only.tex} place="block" />
      </p>
    );
  }
  return (
    <p>
      <Inlines inlines={inlines} />
    </p>
  );
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return joinedMarks(inlines).map(({ inline, before, after }, at) =>
    before === "" && after === "" ? (
      <InlineView key={at} inline={inline} />
    ) : (
      <span key={at} className={styles.joined}>
        {before}
        <InlineView inline={inline} />
        {after}
      </span>
    ),
  );
}

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "math":
      return <Formula tex={inline.tex} />;
    case "blank":
      return (
        <span className={styles.blank}>
          <span className="visually-hidden">blank</span>
        </span>
      );
    case "italic":
      return (
        <i>
          <Inlines inlines={inline.children} />
        </i>
      );
    case "underline":
      return (
        <u>
          <Inlines inlines={inline.children} />
        </u>
      );
  }
}
