import type { PaperAnswers } from "@sat/contract";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, failureOf } from "../../../lib/api.ts";
import { askList, putReport } from "../sitting-calls.ts";

/** How often the server is asked whether all questions have been chosen, in milliseconds. */
const ASSEMBLY_POLL = 1_000;

function bookletQuery(id: string) {
  return queryOptions({
    queryKey: ["GET /api/sittings/{id}/booklet", id],
    queryFn: ({ signal }) =>
      call("GET /api/sittings/{id}/booklet", undefined, { path: { id }, signal }),
    // Its questions stay; that its answers were entered elsewhere, or its key opened, each visit is to know.
    staleTime: 0,
    retry: (failures, error) =>
      isBeingChosen(error) || (failures < 1 && failureOf(error)?.kind === "network"),
    retryDelay: ASSEMBLY_POLL,
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

/** Enters what was answered on paper, which ends the test. */
export function useEnterAnswers(id: string, onEntered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: PaperAnswers) =>
      call("POST /api/sittings/{id}/answers", answers, { path: { id } }),
    onSuccess: (report) => {
      putReport(client, report);
      askBooklet(client, id);
      onEntered();
    },
  });
}

function askBooklet(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: bookletQuery(id).queryKey });
}
