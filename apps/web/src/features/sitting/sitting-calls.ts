import type { Sitting, SittingReport, SittingRequest } from "@sat/contract";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, isGone } from "../../lib/api.ts";

const LIST = ["GET /api/sittings"] as const;

/**
 * Milliseconds until the server is asked again whether a module's questions have been chosen: at first so many, for it
 * hardly takes longer, and twice as many each time, up to so many, for it takes long only if hundreds start at once.
 */
const ASSEMBLY_POLL = { first: 100, most: 800 };

export function useSittings() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => call("GET /api/sittings", undefined, { signal }),
  });
}

function sittingQuery(id: string) {
  return queryOptions({
    queryKey: ["GET /api/sittings/{id}", id],
    queryFn: ({ signal }) => call("GET /api/sittings/{id}", undefined, { path: { id }, signal }),
    // Each visit goes on where the server says that it stands.
    staleTime: 0,
  });
}

/** A sitting as the server knows it, asked again while its questions are being chosen. */
export function useSitting(id: string) {
  return useQuery({
    ...sittingQuery(id),
    refetchInterval: ({ state }) =>
      isAssembling(state.data) ? assemblyPoll(state.dataUpdateCount) : false,
  });
}

/**
 * How long to wait, in milliseconds, until the server is asked again.
 *
 * @param answers how often it has said that questions are being chosen
 */
export function assemblyPoll(answers: number): number {
  const { first, most } = ASSEMBLY_POLL;
  return Math.min(first * 2 ** (answers - 1), most);
}

/** How the asking after a sitting goes, for what hangs on its answer; it asks by itself only when told to. */
export function useSittingAsked(id: string) {
  return useQuery({ ...sittingQuery(id), enabled: false });
}

function isAssembling(sitting: Sitting | undefined): boolean {
  const state = sitting && currentModule(sitting)?.state;
  return state === "assembling" || state === "later";
}

/** The module that is to be sat now; undefined once the last has ended, and of a test on paper. */
export function currentModule({ modules, current }: Sitting) {
  return modules.find(({ number }) => number === current);
}

/** What the server has just said of a sitting; an answer that is still on its way may be from before that. */
export async function putSitting(client: QueryClient, sitting: Sitting): Promise<void> {
  const { queryKey } = sittingQuery(sitting.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, sitting);
}

/** Has the server asked again where a sitting stands. */
export function askSitting(client: QueryClient, id: string): Promise<void> {
  return client.invalidateQueries({ queryKey: sittingQuery(id).queryKey });
}

export function useStart(onStarted: (sitting: Sitting) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: SittingRequest) => call("POST /api/sittings", request),
    onSuccess: async (sitting) => {
      await putSitting(client, sitting);
      void askList(client);
      onStarted(sitting);
    },
  });
}

/**
 * Gives a sitting up. One that was ended or discarded elsewhere is open no more, which is what was wanted.
 * @returns whether it was this that gave it up: what was done in one that has ended may count still
 */
export async function discardSitting(id: string): Promise<boolean> {
  try {
    await call("DELETE /api/sittings/{id}", undefined, { path: { id } });
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
}

/** Ends a sitting with what was sat of it. */
export async function endSitting(client: QueryClient, id: string): Promise<void> {
  putReport(client, await call("POST /api/sittings/{id}/end", undefined, { path: { id } }));
}

/** What a test has come to, as the server has just said; the list of tests tells of it, too. */
export function putReport(client: QueryClient, report: SittingReport): void {
  client.setQueryData(reportQuery(report.id).queryKey, report);
  void askList(client);
}

/** Has the server asked again which tests there are. */
export function askList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LIST });
}

function reportQuery(id: string) {
  return queryOptions({
    queryKey: ["GET /api/sittings/{id}/report", id],
    queryFn: ({ signal }) =>
      call("GET /api/sittings/{id}/report", undefined, { path: { id }, signal }),
  });
}

export function useReport(id: string) {
  return useQuery(reportQuery(id));
}
