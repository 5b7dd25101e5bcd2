import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aUser } from "../../test/a-user.ts";
import { visitAs } from "../../test/visit.tsx";

/** Opens an address of the settings; answers the page, and the names of what was brought into view. */
function open(address: string) {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.getAttribute("aria-labelledby"));
  });
  return { ...visitAs(aUser(), address), shown };
}

it.each([
  ["plan", "Plan"],
  ["reminders", "Reminders"],
  ["your-data", "Your Data"],
])(
  "an address that names %s shows that card, and has the focus on its heading",
  async (id, name) => {
    const { shown } = open(`/settings#${id}`);
    const heading = await screen.findByRole("heading", { level: 2, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(shown).toEqual([id]);
  },
);

it("a link to the plan's settings leads to their card", async () => {
  const { person, shown } = open("/plan");
  await person.click(await screen.findByRole("link", { name: "Make a Plan" }));
  const heading = await screen.findByRole("heading", { level: 2, name: "Plan" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(shown).toEqual(["plan"]);
});

it.each(["/settings", "/settings#nothing", "/settings#main"])(
  "an address that names no card begins at the top: %s",
  async (address) => {
    const { shown } = open(address);
    await screen.findByRole("heading", { level: 2, name: "Your Data" });
    expect(document.activeElement?.localName).not.toBe("h2");
    expect(shown.filter((each) => each !== null)).toEqual([]);
  },
);
