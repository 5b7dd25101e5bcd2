import type { Export } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";
import { renewSession } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { checkSize, importFailure } from "./import-failure.ts";

/** Years of practice take their time, in milliseconds. */
const LONGEST_WAIT = 120_000;

interface ImportDataProps {
  readonly onImported: () => void;
  /** Whether nothing else has been done since; what came of it is said until then. */
  readonly isLast: boolean;
}

/** Takes an export into the account: a file is chosen, then it is asked once. */
export function ImportData({ onImported, isLast }: ImportDataProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const { mutate, reset, isPending, error, data } = useImport({
    onDone: () => {
      setFile(undefined);
      onImported();
    },
    // The dialog may have been closed meanwhile.
    onFailed: setFile,
  });
  return (
    <>
      <Button look="secondary" size="small" busy={isPending} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Export to import"
        onChange={({ currentTarget }) => {
          reset();
          setFile(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {data !== undefined && isLast && (
        <Alert tone="good">
          Imported: {counted(data.answers, "answer")} and{" "}
          {counted(data.studySessions, "study session")}.
        </Alert>
      )}
      <ConfirmDialog
        title="Import"
        open={file !== undefined}
        onClose={() => setFile(undefined)}
        onConfirm={() => file && mutate(file)}
        confirm={isPending ? "Importing..." : "Import"}
        busy={isPending}
        {...(error !== null && importFailure(error, file?.name ?? "The file"))}
      >
        The answers, study sessions and settings in “{file?.name}” will be added to this account.
        Your name and email stay as they are.
      </ConfirmDialog>
    </>
  );
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
}

interface ImportEnds {
  readonly onDone: () => void;
  readonly onFailed: (file: File) => void;
}

function useImport({ onDone, onFailed }: ImportEnds) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      checkSize(file);
      // Whether it is an export, the server finds out.
      const content = JSON.parse(await file.text()) as Export;
      const taken = await call("POST /api/me/import", content, { longestWait: LONGEST_WAIT });
      await renewSession(client);
      return taken;
    },
    onSuccess: onDone,
    onError: (error, file) => {
      logFailure("importing", error);
      onFailed(file);
    },
  });
}
