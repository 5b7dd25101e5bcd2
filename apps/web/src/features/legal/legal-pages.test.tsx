import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../test/a-user.ts";
import { visit, visitAs } from "../../test/visit.tsx";

const link = (name: string) => screen.findByRole("link", { name });

describe("terms and privacy", () => {
  it.each(["Terms", "Privacy"])(
    "%s can be read by a newcomer, and ask the server nothing",
    async (name) => {
      const { api } = visit(`/${name.toLowerCase()}`);
      expect(await screen.findByRole("heading", { level: 1, name })).toBeDefined();
      expect(document.title).toBe(`${name} · SAT Practice`);
      expect(api.calls).toEqual([]);
    },
  );

  it.each(["/terms", "/privacy", "/login"])(
    "%s keeps the product's name in one line wherever it stands in a text",
    async (address) => {
      visit(address);
      await screen.findByRole("heading", { level: 1 });
      const texts = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
      expect(texts.join(" ")).toContain("SAT\u00a0Practice");
      expect(texts.filter((text) => text.includes("SAT Practice"))).toEqual([]);
    },
  );

  it("lead from the sign-in page to each other and back", async () => {
    const { person, address } = visit("/login");
    await person.click(await link("terms"));
    await person.click(await link("Privacy"));
    expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeDefined();
    await person.click(await link("Terms"));
    await person.click(await link("Back to SAT Practice"));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(address()).toBe("/login");
  });

  it("lead a learner from the settings back to the dashboard", async () => {
    const { person } = visitAs(aUser(), "/settings");
    await person.click(await link("Privacy"));
    await person.click(await link("Back to SAT Practice"));
    expect(await screen.findByRole("heading", { level: 1, name: /Ada Lovelace$/ })).toBeDefined();
  });
});
