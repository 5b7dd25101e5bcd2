import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../lib/announce.ts";
import type { AnswerRequest } from "@sat/contract";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import { DeliveryState } from "./delivery-state.tsx";

function anAnswer(questionId: string): AnswerRequest {
  return { questionId, answer: "A", timeSpent: 1 };
}

/** As much of an outbox as the state looks at. */
function anOutbox() {
  let waiting: AnswerRequest[] = [];
  let heldUp = 0;
  let tell = () => {};
  const outbox: AnswerOutbox = {
    add: () => {},
    skip: () => {},
    restore: () => {},
    flush: () => {},
    settled: async () => {},
    waiting: () => waiting,
    heldUp: () => heldUp,
    subscribe: (listener) => {
      const former = tell;
      tell = () => {
        former();
        listener();
      };
      return () => {};
    },
  };
  const holdUp = (count: number) =>
    act(() => {
      heldUp = count;
      waiting = Array.from({ length: count }, (_, at) => anAnswer(`q-${at}`));
      tell();
    });
  const send = (...ids: string[]) =>
    act(() => {
      waiting = ids.map(anAnswer);
      tell();
    });
  return { outbox, holdUp, send };
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The sign before the words. */
function sign(): string {
  return document.querySelector("svg")?.getAttribute("class") ?? "";
}

it("calls no answer saved that is on its way, and changes its sign only for one that hangs", () => {
  vi.useFakeTimers();
  const { outbox, send } = anOutbox();
  render(<DeliveryState outbox={outbox} />);
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const calm = sign();
  send("q-1");
  expect(screen.getByText("Saving...")).toBeDefined();
  pass(900);
  expect(sign()).toBe(calm);
  send();
  pass(5_000);
  expect(screen.getByText("All answers saved")).toBeDefined();
  send("q-2");
  pass(1_000);
  expect(screen.getByText("Saving...")).toBeDefined();
  expect(sign()).not.toBe(calm);
  pass(19_000);
  expect(screen.queryByText("All answers saved")).toBeNull();
  send();
  expect(screen.getByText("All answers saved")).toBeDefined();
  expect(sign()).toBe(calm);
});

it("calls nothing saved on a page that comes while an answer hangs", () => {
  const { outbox, send } = anOutbox();
  send("q-1");
  render(<DeliveryState outbox={outbox} />);
  expect(screen.getByText("Saving...")).toBeDefined();
});

it("says aloud that all is saved only once nothing is on its way", () => {
  const { outbox, send } = anOutbox();
  const before = latestAnnouncement().number;
  const spoken = () => latestAnnouncement().number - before;
  render(<DeliveryState outbox={outbox} />);
  send("q-1");
  setOnline(false);
  expect(spoken()).toBe(1);
  expect(screen.getByText("Offline, 1 answer waiting")).toBeDefined();
  setOnline(true);
  expect(spoken()).toBe(1);
  send();
  expect(spoken()).toBe(2);
  expect(latestAnnouncement().text).toBe("All answers are saved.");
});

it("says how the answers fare, and aloud once for each change for worse or better", () => {
  const { outbox, holdUp } = anOutbox();
  const before = latestAnnouncement().number;
  const spoken = () => latestAnnouncement().number - before;
  render(<DeliveryState outbox={outbox} />);
  expect(screen.getByText("All answers saved")).toBeDefined();
  expect(spoken()).toBe(0);
  holdUp(1);
  expect(screen.getByText("1 answer waiting")).toBeDefined();
  holdUp(2);
  expect(screen.getByText("2 answers waiting")).toBeDefined();
  setOnline(false);
  expect(screen.getByText("Offline, 2 answers waiting")).toBeDefined();
  expect(spoken()).toBe(1);
  expect(latestAnnouncement().text).toContain("they wait on this device");
  setOnline(true);
  holdUp(0);
  expect(spoken()).toBe(2);
  expect(latestAnnouncement().text).toBe("All answers are saved.");
});

it("says that there is no connection where nothing waits", () => {
  setOnline(false);
  render(<DeliveryState outbox={anOutbox().outbox} />);
  expect(screen.getByText("Offline")).toBeDefined();
});
