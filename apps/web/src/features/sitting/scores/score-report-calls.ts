import type { CopiedScoreReport, ScoreReportRequest } from "@sat/contract";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, failureOf } from "../../../lib/api.ts";

export function useScoreReports() {
  return useQuery({
    queryKey: ["GET /api/score-reports"],
    queryFn: ({ signal }) => call("GET /api/score-reports", undefined, { signal }),
  });
}

/** Keeps a new report, or a change of this one. */
export function useKeepReport(id: string | undefined, onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: ScoreReportRequest): Promise<CopiedScoreReport> =>
      id === undefined
        ? call("POST /api/score-reports", report)
        : call("PUT /api/score-reports/{id}", report, { path: { id } }),
    onSuccess: async () => {
      await tellAnew(client);
      onKept();
    },
  });
}

/** Deletes a report. One that is gone already is gone, which is what was wanted. */
export async function removeReport(client: QueryClient, id: string): Promise<void> {
  try {
    await call("DELETE /api/score-reports/{id}", undefined, { path: { id } });
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind !== "problem" || failure.status !== 404) throw error;
  }
  await tellAnew(client);
}

/** What is believed of the learner has changed, and nearly every page tells something of it. */
function tellAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}
