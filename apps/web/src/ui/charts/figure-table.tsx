import styles from "./figure-table.module.css";

interface FigureTableProps {
  /** What is told, for those who hear it. */
  readonly caption: string;
  readonly head: readonly string[];
  /** Each names itself in its first cell. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** What a chart shows, in figures; on paper if it is open. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <details className={styles.details}>
      <summary>As a table</summary>
      <div className={styles.room}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // The rows are told anew with every answer of the server, in one order.
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
