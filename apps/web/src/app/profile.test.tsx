import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser } from "../test/a-user.ts";
import { visitAs } from "../test/visit.tsx";

const line = vi.hoisted(() => ({ wait: async (): Promise<void> => {} }));

vi.mock("../lib/late-part.ts", async (importOriginal) => {
  const real = await importOriginal<typeof import("../lib/late-part.ts")>();
  // Every late part comes as slowly as the line lets it.
  const latePart: typeof real.latePart = (name, fetch) =>
    real.latePart(name, async () => {
      await line.wait();
      return fetch();
    });
  return { ...real, latePart };
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("says that the card could not be had, and fetches it again when opened again", async () => {
  line.wait = () => Promise.reject(new Error("no connection"));
  const page = visitAs(aUser(), "/dashboard");
  await page.person.click(await screen.findByRole("button", { name: "Your account" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load your account.");

  const come = Promise.withResolvers<void>();
  line.wait = () => come.promise;
  await page.person.click(screen.getByRole("button", { name: "Your account" }));
  expect(screen.getByText("Loading your account...")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();

  come.resolve();
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeDefined();
  expect(screen.queryByText("Loading your account...")).toBeNull();
});
