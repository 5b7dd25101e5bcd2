import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, feedback, openPractice, openQuestion, submit } from "../../test/practice-desk.tsx";
import "../../test/standards-mode.ts";

const moments = () => document.querySelectorAll("[data-moment]").length;

describe("the moment of a right answer", () => {
  it("comes with the verdict, which is said as without it", async () => {
    await openQuestion();
    expect(moments()).toBe(0);
    await submit("B");
    expect(moments()).toBe(1);
    expect(feedback().textContent).toMatch(/^Correct!/);
  });

  it("does not come with a wrong answer", async () => {
    await openQuestion();
    await submit("C");
    expect(moments()).toBe(0);
  });

  it("does not come again on the way back to the page", async () => {
    const { router } = await openQuestion();
    await submit("B");
    await router.navigate({ to: "/dashboard" });
    await screen.findByRole("heading", { level: 1, name: /Ada Lovelace/ });
    await router.navigate({ to: "/practice" });
    expect(await screen.findByText("Correct!")).toBeDefined();
    expect(moments()).toBe(0);
  });

  it("does not come again when the page is loaded anew", async () => {
    await openQuestion();
    await submit("B");
    cleanup();
    await openPractice();
    expect(screen.getByText("Correct!")).toBeDefined();
    expect(moments()).toBe(0);
  });

  it("comes again with the next right answer", async () => {
    const { person } = await openQuestion();
    await submit("B");
    await person.click(button("Next Question"));
    await screen.findByRole("heading", { name: "Question 2" });
    expect(moments()).toBe(0);
    await submit("B");
    expect(moments()).toBe(1);
  });
});
