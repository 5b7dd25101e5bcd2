import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loseConnection, neverAnswer, refuse } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, submit } from "../../test/practice-desk.tsx";
import { aLearner } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("the focus", () => {
  it("goes on to Get Question after Reset", async () => {
    const { person } = await openQuestion();
    await submit("B");
    await person.click(button("Reset"));
    expect(document.activeElement).toBe(button("Get Question"));
  });

  it("goes on to Get Question after Try Again, which keeps it while it is busy", async () => {
    const { person, api } = await openPractice(aLearner(), {
      "POST /api/question": loseConnection,
    });
    await person.click(button("Get Question"));
    await screen.findByRole("alert");
    api.answer({ "POST /api/question": neverAnswer });
    await person.click(button("Try Again"));
    expect(document.activeElement).toBe(button("Generating Question..."));
    await person.keyboard("{Enter}");
    expect(api.bodies("POST /api/question")).toHaveLength(2);
  });

  it("goes on to Get Question when the next question has yet to come", async () => {
    const { person, api } = await openQuestion();
    await waitFor(() => expect(api.bodies("POST /api/question")).toHaveLength(2));
    localStorage.removeItem("sat:learner:user-1:ahead:practice");
    api.answer({ "POST /api/question": () => refuse(500) });
    await submit("B");
    await person.click(button("Next Question"));
    await screen.findByRole("alert");
    expect(document.activeElement).toBe(button("Get Question"));
  });
});
