import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../lib/announce.ts";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import { DeliveryState } from "./delivery-state.tsx";

/** As much of an outbox as the state looks at. */
function anOutbox() {
  let heldUp = 0;
  let tell = () => {};
  const outbox: AnswerOutbox = {
    add: () => {},
    restore: () => {},
    flush: () => {},
    settled: async () => {},
    waiting: () => [],
    heldUp: () => heldUp,
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  const holdUp = (count: number) =>
    act(() => {
      heldUp = count;
      tell();
    });
  return { outbox, holdUp };
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
  expect(latestAnnouncement().text).toContain("your answers wait on this device");
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
