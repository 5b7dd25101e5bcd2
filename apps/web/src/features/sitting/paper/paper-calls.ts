import type { PaperAnswers } from "@sat/contract";
import {
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, failureOf } from "../../../lib/api.ts";
import { askList, assemblyPoll, putReport } from "../sitting-calls.ts";

function bookletQuery(id: string) {
  return queryOptions({
    queryKey: ["GET /api/sittings/{id}/booklet", id],
    queryFn: ({ signal }) =>
      call("GET /api/sittings/{id}/booklet", undefined, { path: { id }, signal }),
    // Its questions stay; that its answers were entered elsewhere, or its key opened, each visit is to know.
    staleTime: 0,
    retry: (failures, error) =>
      isBeingChosen(error) || (failures < 1 && failureOf(error)?.kind === "network"),
    retryDelay: (failures) => assemblyPoll(failures + 1),
  });
}

/** A test as it is printed; it is asked for again while its questions are being chosen. */
export function useBooklet(id: string) {
  return useQuery(bookletQuery(id));
}

/** Whether the server has said that the questions of a test are still being chosen. */
export function isBeingChosen(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "problem" && failure.type === "not-ready";
}

/** The key of a test, once it is wanted. */
export function useKey(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ["GET /api/sittings/{id}/key", id],
    queryFn: ({ signal }) =>
      call("GET /api/sittings/{id}/key", undefined, { path: { id }, signal }),
    enabled: isWanted,
  });
}

/** Opens the key of a test whose answers have not been entered, which its report tells. */
export function useOpenKey(id: string, onOpened: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/sittings/{id}/key-opening", undefined, { path: { id } }),
    onSuccess: () => {
      askBooklet(client, id);
      void askList(client);
      onOpened();
    },
  });
}

const entryKey = (id: string) => ["POST /api/sittings/{id}/answers", id];

/** Enters what was answered on paper, which ends the test. */
export function useEnterAnswers(id: string, onEntered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: entryKey(id),
    mutationFn: (answers: PaperAnswers) =>
      call("POST /api/sittings/{id}/answers", answers, { path: { id } }),
    onSuccess: (report) => {
      putReport(client, report);
      onEntered();
      askBooklet(client, id);
    },
    onError: (error) => {
      const failure = failureOf(error);
      if (failure?.kind === "problem" && failure.status === 404) askBooklet(client, id);
    },
  });
}

/** Whether the answers of a test are just being entered. */
export function useIsEntering(id: string): boolean {
  return useIsMutating({ mutationKey: entryKey(id) }) > 0;
}

/** Has the server asked again for a test as it is printed. */
export function askBooklet(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: bookletQuery(id).queryKey });
}
