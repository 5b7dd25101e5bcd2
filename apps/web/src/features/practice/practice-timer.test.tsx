import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../lib/announce.ts";
import {
  button,
  feedback,
  openPractice,
  openQuestion,
  option,
  submit,
} from "../../test/practice-desk.tsx";
import { aLearner } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the timer", () => {
  /** A timed question under a clock that the test moves. */
  async function openTimed() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return openQuestion(aLearner({ timerEnabled: true }));
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it("counts down from 1:00, warns and calls danger, speaking at 15 and 5 seconds only", async () => {
    await openTimed();
    expect(screen.getByText("Timer Active")).toBeDefined();
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toMatch(/1:00|0:59/);
    await pass(30_000);
    expect(timer.getAttribute("data-urgency")).toBe("calm");
    const before = latestAnnouncement().number;
    await pass(16_000);
    expect(timer.getAttribute("data-urgency")).toBe("warning");
    expect(latestAnnouncement()).toEqual({ text: "15 seconds left", number: before + 1 });
    await pass(10_000);
    expect(timer.getAttribute("data-urgency")).toBe("danger");
    expect(latestAnnouncement()).toEqual({ text: "5 seconds left", number: before + 2 });
  });

  it("submits at 0, and says so", async () => {
    const { api } = await openTimed();
    await pass(61_000);
    expect(screen.getByText("Time's up! Answer automatically submitted.")).toBeDefined();
    expect(screen.getByText("Incorrect. The correct answer is B.")).toBeDefined();
    expect(screen.getByText("0 / 1")).toBeDefined();
    expect(feedback().textContent).toMatch(/^Time's up!.*Incorrect/);
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: null, autoSubmitted: true });
  });

  it("takes back what was asked about the question that it submits", async () => {
    await openTimed();
    fireEvent.click(option("B"));
    fireEvent.click(button("Get Question"));
    const asked = await screen.findByRole<HTMLDialogElement>("dialog", {
      name: "Leave this question?",
    });
    expect(asked.open).toBe(true);
    await pass(61_000);
    expect(asked.open).toBe(false);
    expect(document.activeElement).toBe(feedback());
    fireEvent.click(button("Next Question"));
    await screen.findByText("What is number 2?");
    expect(asked.open).toBe(false);
  });

  it("stops on submit", async () => {
    await openTimed();
    await submit("B");
    await pass(120_000);
    expect(screen.queryByText("Time's up! Answer automatically submitted.")).toBeNull();
    expect(screen.getByText("1 / 1")).toBeDefined();
  });

  it.each([
    ["back", -3_600_000],
    ["forth", 3_600_000],
  ])("goes on evenly when the computer's clock is set %s", async (_, change) => {
    await openTimed();
    await pass(10_000);
    vi.setSystemTime(Date.now() + change);
    await pass(10_000);
    expect(screen.getByRole("timer").textContent).toMatch(/0:(39|40|41)/);
  });

  it("goes on from what was left when the learner comes back", async () => {
    await openTimed();
    await pass(20_000);
    cleanup();
    await pass(300_000);
    await openPractice(aLearner({ timerEnabled: true }));
    expect(screen.getByRole("timer").textContent).toMatch(/0:(39|40|41)/);
  });
});
