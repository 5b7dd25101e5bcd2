import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { BarSlot, BarSlotProvider } from "../lib/bar-slot.tsx";
import { UserContext } from "../lib/session.ts";
import { aUser } from "../test/a-user.ts";
import { TopBar } from "./top-bar.tsx";

afterEach(cleanup);

/** The bar over a page. */
async function barOver(page: ReactNode) {
  const routeTree = createRootRoute({
    component: () => (
      <UserContext value={aUser()}>
        <BarSlotProvider>
          <TopBar />
          <main>{page}</main>
        </BarSlotProvider>
      </UserContext>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The app's own router has other pages. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return within(await screen.findByRole("banner"));
}

it("holds the brand, the places and the profile where no page takes it", async () => {
  const bar = await barOver("Settings");
  expect(bar.getByRole("link", { name: "SAT Practice" })).toBeTruthy();
  expect(bar.getByRole("navigation", { name: "Main" })).toBeTruthy();
  expect(bar.getByRole("button", { name: "Your account" })).toBeTruthy();
  expect(bar.queryByRole("link", { name: "Back to Dashboard" })).toBeNull();
});

it("holds a page's own controls, the way back and the profile where one does", async () => {
  const bar = await barOver(<BarSlot under="Score: 1/2">Question 3</BarSlot>);
  const back = bar.getByRole<HTMLAnchorElement>("link", { name: "Back to Dashboard" });
  expect(back.pathname).toBe("/dashboard");
  expect(bar.getByText("Question 3")).toBeTruthy();
  expect(bar.getByText("Score: 1/2")).toBeTruthy();
  expect(bar.getByRole("button", { name: "Your account" })).toBeTruthy();
  expect(bar.queryByRole("navigation")).toBeNull();
});
