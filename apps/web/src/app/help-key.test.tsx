import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { switchSingleKeys } from "../lib/single-keys.ts";
import { aUser } from "../test/a-user.ts";
import { visitAs } from "../test/visit.tsx";

const sheets = () => document.querySelectorAll<HTMLDialogElement>("dialog[open]");

it.each(["/dashboard", "/settings", "/practice"])("lists the keys once at %s", async (address) => {
  const page = visitAs(aUser(), address);
  await screen.findByRole("heading", { level: 1 });
  await page.person.keyboard("?");
  await waitFor(() => expect(sheets()).toHaveLength(1));
  await page.person.keyboard("?");
  expect(sheets()).toHaveLength(1);
});

it("does not list them by a single key where those are switched off", async () => {
  switchSingleKeys(false);
  const page = visitAs(aUser(), "/dashboard");
  await screen.findByRole("heading", { level: 1 });
  await page.person.keyboard("?");
  expect(sheets()).toHaveLength(0);
});

it("leaves the question mark to a field that is typed into", async () => {
  const page = visitAs(aUser(), "/settings");
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Display Name" });
  await page.person.type(name, "?");
  expect(name.value).toBe("Ada Lovelace?");
  expect(sheets()).toHaveLength(0);
});
