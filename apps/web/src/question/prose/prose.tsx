import {
  type Block,
  type Inline,
  spokenSigns,
  typesetBlocks,
  typesetInlines,
  UNDERLINED,
} from "@sat/item";
import { memo, type ReactNode } from "react";
import { Formula } from "./formula.tsx";
import { useScroller } from "../../ui/use-scroller.ts";
import { joinedMarks } from "./joined-marks.ts";
import styles from "./prose.module.css";
import { readBlocks, readInlines } from "./read-prose.ts";
import { Said, Unseen } from "./said.tsx";

/*
 * The parts of a parsed text never change places, so their places are their keys. What is shown is typeset here, and
 * once: each choice and each second of the clock draws the question around its texts anew.
 */

/** A whole text in prose markup: paragraphs, headings, notes and verse. */
export const Prose = memo(function Prose({ text }: { readonly text: string }) {
  return <Blocks blocks={readBlocks(text)} />;
});

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The id of the last block, where that names something. */
  readonly lastId?: string;
  /** What says a paragraph in words of its own, if it does. */
  readonly say?: SayLine | undefined;
  /** What lays a reader's marks over the text as it is shown, if there are any. */
  readonly lay?: Lay | undefined;
}

export type Lay = (blocks: readonly Block[]) => readonly Block[];

type SayLine = (inlines: readonly Inline[]) => string | undefined;

/** Blocks that have been parsed already. */
export const Blocks = memo(function Blocks({ blocks, lastId, say, lay }: BlocksProps) {
  const set = typesetBlocks(blocks);
  return (
    <div className={styles.prose}>
      {(lay?.(set) ?? set).map((block, at) => (
        <BlockView
          key={at}
          block={block}
          id={at === blocks.length - 1 ? lastId : undefined}
          say={say}
        />
      ))}
    </div>
  );
});

/** One line in prose markup: an option, a label. A line that is one formula is set large. */
export const Line = memo(function Line({ text }: { readonly text: string }) {
  const inlines = typesetInlines(readInlines(text));
  const [only] = inlines;
  if (inlines.length === 1 && only?.kind === "math") {
    return <Formula tex={only.tex} place="option" />;
  }
  return <Inlines inlines={inlines} />;
});

interface BlockViewProps {
  readonly block: Block;
  readonly id: string | undefined;
  readonly say: SayLine | undefined;
}

function BlockView({ block, id, say }: BlockViewProps) {
  switch (block.kind) {
    case "heading":
      return (
        <h3 id={id} className={styles.heading}>
          {block.text}
        </h3>
      );
    case "notes":
      return (
        <ul id={id} className={styles.notes}>
          {block.items.map((item, at) => (
            <li key={at}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case "verse":
      return (
        <ol id={id} className={styles.verse} aria-label="Verse">
          {block.lines.map((line, at) => (
            <li key={at}>
              <Inlines inlines={line} />
            </li>
          ))}
        </ol>
      );
    case "paragraph":
      return <Paragraph inlines={block.children} id={id} say={say} />;
  }
}

/** A paragraph of nothing but a formula stands in the middle of its own line. */
type ParagraphProps = Omit<BlockViewProps, "block"> & { readonly inlines: readonly Inline[] };

function Paragraph({ inlines, id, say }: ParagraphProps) {
  const [only] = inlines;
  if (inlines.length === 1 && only?.kind === "math") {
    return (
      <p id={id} className={styles.display}>
        <Formula tex={only.tex} place="block" />
      </p>
    );
  }
  return <TextParagraph inlines={inlines} id={id} say={say} />;
}

/** Its longest formula may be wider than the page, with the question set large. */
function TextParagraph({ inlines, id, say }: ParagraphProps) {
  const room = useScroller();
  const line = <Inlines inlines={inlines} />;
  const words = say?.(inlines);
  return (
    <p id={id} {...room}>
      {words === undefined ? line : <Said words={words}>{line}</Said>}
    </p>
  );
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return joinedMarks(inlines).map(({ inline, before, after }, at) => {
    const view = <InlineView inline={inline} />;
    const joined =
      before === "" && after === "" ? (
        view
      ) : (
        <span className={styles.joined}>
          {before}
          {view}
          {after}
        </span>
      );
    return (
      <Stretch key={at} inline={inline}>
        {joined}
      </Stretch>
    );
  });
}

/** A piece of a text over which marks may lie says where it stands, and wears its mark. */
function Stretch({ inline, children }: { readonly inline: Inline; readonly children: ReactNode }) {
  if ("children" in inline || inline.laid === undefined) return children;
  const { from, to, mark } = inline.laid;
  const isNoteHere = mark !== undefined && mark.note !== "" && mark.to === to;
  const Piece = mark === undefined ? "span" : "mark";
  return (
    <Piece
      data-from={from}
      data-to={to}
      data-look={mark?.look}
      data-noted={isNoteHere || undefined}
    >
      {children}
    </Piece>
  );
}

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return <Said words={spokenSigns(inline.text)}>{inline.text}</Said>;
    case "math":
      return <Formula tex={inline.tex} />;
    case "blank":
      return (
        <span className={styles.blank}>
          <Unseen words="blank" />
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
        <>
          <Unseen words={`${UNDERLINED.before} `} />
          <u>
            <Inlines inlines={inline.children} />
          </u>
          <Unseen words={` ${UNDERLINED.after}`} />
        </>
      );
  }
}
