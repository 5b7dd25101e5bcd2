import type { TableFigure } from "@sat/item";
import { Line } from "../prose/prose.tsx";
import { spokenText } from "../prose/read-prose.ts";
import { useScroller } from "../prose/use-scroller.ts";
import { Frame } from "./frame.tsx";
import styles from "./table.module.css";

/** Row headers up to this many letters stay on one line. */
const SHORT_HEADER = 20;

/** A table as a real one, which scrolls sideways on its own where it is wider than the page. */
export function Table({ figure }: { readonly figure: TableFigure }) {
  const { alt, title, columns, rows, rowHeaders } = figure;
  const name = title === undefined ? "Table" : spokenText(title);
  return (
    <Frame alt={alt} title={title} called="table">
      <div className={styles.scroller} {...useScroller(name)}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              {columns.map((column, at) =>
                // The corner over row headers may be empty, and an empty cell is the header of nothing.
                column === "" ? (
                  <td key={at}>{column}</td>
                ) : (
                  <th key={at} scope="col">
                    <Header text={typeset(column)} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={at} cells={row} hasHeader={rowHeaders} />
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}

interface RowProps {
  readonly cells: readonly string[];
  readonly hasHeader: boolean;
}

function Row({ cells, hasHeader }: RowProps) {
  return (
    <tr>
      {cells.map((cell, at) =>
        hasHeader && at === 0 ? (
          <th key={at} scope="row" data-short={cell.length <= SHORT_HEADER}>
            <Header text={typeset(cell)} />
          </th>
        ) : (
          <td key={at}>
            <Line text={typeset(cell)} />
          </td>
        ),
      )}
    </tr>
  );
}

/** A plain number as it is printed, with a minus for the hyphen before it. */
function typeset(cell: string): string {
  return cell.replace(/^-(?=\d)/, "\u2212");
}

/** A header in print and in words: one that is nothing but a formula would count as empty without them. */
function Header({ text }: { readonly text: string }) {
  if (!text.includes("$")) return <Line text={text} />;
  return (
    <>
      <span aria-hidden="true">
        <Line text={text} />
      </span>
      <span className="visually-hidden">{spokenText(text)}</span>
    </>
  );
}
