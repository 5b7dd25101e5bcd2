import type { Result } from "@sat/calculator";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { Edit } from "../edits.ts";
import type { TableRow } from "../sheet.ts";
import outcome from "./outcome.module.css";
import { RowFrame } from "./row-frame.tsx";
import { Table } from "./table.tsx";

interface DataTableProps {
  readonly row: TableRow;
  readonly number: number;
  readonly result: Result;
  readonly hasKeypad: boolean;
  readonly send: (edit: Edit) => void;
}

/** A row that is a table, and what cannot be read of it. */
export function DataTable({ row, number, result, hasKeypad, send }: DataTableProps) {
  const id = useId();
  const fault = faultOf(result);
  return (
    <RowFrame row={row} number={number} result={result} send={send}>
      <Table
        columns={row.columns}
        faultId={fault === undefined ? undefined : id}
        hasKeypad={hasKeypad}
        onChange={(columns, about) =>
          send({
            kind: "changed",
            id: row.id,
            change: { columns },
            ...(about !== undefined && { about }),
          })
        }
      />
      {fault !== undefined && (
        <p id={id} className={outcome.fault}>
          <CircleAlert aria-hidden="true" />
          {fault}
        </p>
      )}
    </RowFrame>
  );
}

/** The first thing that is wrong with a table. */
function faultOf(result: Result): string | undefined {
  if (result.kind === "error") return result.message;
  if (result.kind !== "table") return undefined;
  if (result.message !== null) return result.message;
  const faults = result.columns.flatMap((column) => column.faults);
  return faults.find((fault) => fault !== null) ?? undefined;
}
