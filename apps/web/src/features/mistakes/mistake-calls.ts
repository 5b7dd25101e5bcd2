import type { Mistake, Mistakes, MistakeState, MissReason } from "@sat/contract";
import type { SkillCode, SlipCode } from "@sat/item";
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { logFailure } from "../../lib/log.ts";
import { useAnswerOutbox } from "../../question/outbox/use-answer-outbox.ts";

/** Which mistakes are meant. */
export interface Selection {
  readonly state: MistakeState;
  readonly slip?: SlipCode;
  readonly skill?: SkillCode;
}

/** As in the history, each visit begins with what is so now, which then stays as it is. */
const THIS_VISIT = { gcTime: 0, refetchOnWindowFocus: false } as const;

/** How many mistakes there are of each kind. */
export function useMistakeCounts() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/mistakes/counts"],
    queryFn: async ({ signal }) => {
      // What was just missed is in the book already.
      await outbox.settled();
      const query = { timeZone: timeZone() };
      return call("GET /api/mistakes/counts", undefined, { query, signal });
    },
    ...THIS_VISIT,
  });
}

/** The mistakes that are meant, page after page, the latest first. */
export function useMistakes({ state, slip, skill }: Selection) {
  return useInfiniteQuery({
    queryKey: ["GET /api/mistakes", state, slip, skill],
    queryFn: ({ pageParam: before, signal }) => {
      const query = {
        state,
        ...(slip && { slip }),
        ...(skill && { skill }),
        ...(before !== null && { before }),
      };
      return call("GET /api/mistakes", undefined, { query, signal });
    },
    initialPageParam: null as string | null, // the first page begins at the latest
    getNextPageParam: ({ next }) => next,
    ...THIS_VISIT,
  });
}

/** Says why a question was missed; the lists then show what the server kept. */
export function useChangeReason(questionId: string) {
  const client = useQueryClient();
  return useMutation({
    // Two in quick succession must land in their order.
    scope: { id: `miss-reason:${questionId}` },
    mutationFn: (reason: MissReason) =>
      call("PATCH /api/mistakes/{id}", { reason }, { path: { id: questionId } }),
    onSuccess: (kept) => {
      client.setQueriesData<InfiniteData<Mistakes>>(
        { queryKey: ["GET /api/mistakes"] },
        (known) => known && withKept(known, kept),
      );
    },
    onError: (error) => logFailure("changing the reason of a miss", error),
  });
}

function withKept({ pages, pageParams }: InfiniteData<Mistakes>, kept: Mistake) {
  const entryOf = (entry: Mistake) => (entry.questionId === kept.questionId ? kept : entry);
  return {
    pageParams,
    pages: pages.map((page) => ({ ...page, entries: page.entries.map(entryOf) })),
  };
}
