import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createQueryClient } from "../../app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { aSitting } from "../../test/sitting-server.ts";
import { putSitting, useSitting } from "./sitting-calls.ts";

it("what the server has just said of a sitting stands over its answer to an earlier question", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aSitting>>();
  const { calls } = fakeApi({ "GET /api/sittings/{id}": () => promise });
  const client = createQueryClient();
  const { result } = renderHook(() => useSitting("sitting-1"), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  await putSitting(client, aSitting({ breakLeft: 1000 }));
  resolve(aSitting());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() => expect(result.current.data?.breakLeft).toBe(1000));
});
