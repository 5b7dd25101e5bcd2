import { configure, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimOnlyPage, type Whereabouts } from "./only-page.ts";

// A busy machine may need more than the half second that a page waits for another.
configure({ asyncUtilTimeout: 10_000 });

/** Somebody who has a lock, or waits for it. */
interface Asker {
  readonly hold: () => Promise<void>;
  readonly give: () => void;
  readonly fail: (error: Error) => void;
}

/** One lock as the browser gives it: to one at a time, in the order they asked, or to whoever steals it. */
function oneLock() {
  const waiting: Asker[] = [];
  let holder: Asker | undefined;
  const giveNext = () => {
    if (holder !== undefined) return;
    holder = waiting.shift();
    const own = holder;
    void own?.hold().then(() => {
      own.give();
      if (holder !== own) return;
      holder = undefined;
      giveNext();
    });
  };
  return (_: string, { steal, signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((give, fail) => {
      const asker = { hold, give, fail };
      if (steal === true) {
        holder?.fail(new DOMException("stolen", "AbortError"));
        holder = undefined;
        waiting.unshift(asker);
      } else {
        waiting.push(asker);
      }
      signal?.addEventListener("abort", () => {
        if (!waiting.includes(asker)) return;
        waiting.splice(waiting.indexOf(asker), 1);
        fail(new DOMException("given up", "AbortError"));
      });
      // Never before the request has returned.
      queueMicrotask(giveNext);
    });
}

/** A page, with what it was told last; in a tab of its own unless it is loaded anew in the one that there is. */
function aPage(tab: "new" | "same" = "new") {
  if (tab === "new") sessionStorage.clear();
  const told: Whereabouts[] = [];
  const claim = claimOnlyPage("session", (where) => told.push(where));
  return { ...claim, where: () => told.at(-1), told };
}

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: oneLock() } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

it("is the first page's, and the second is told where it is", async () => {
  const first = aPage();
  const second = aPage();
  await waitFor(() => expect(second.where()).toBe("elsewhere"));
  expect(first.told).toEqual(["here"]);
});

it("is never two pages' at once, however often it is taken over", async () => {
  const pages = [aPage(), aPage(), aPage()];
  await waitFor(() => expect(pages.at(-1)?.where()).toBe("elsewhere"));
  for (const at of [1, 0, 2, 2, 1]) {
    pages[at]?.take();
    await waitFor(() =>
      expect(pages.map(({ where }) => where())).toEqual(
        pages.map((_, each) => (each === at ? "here" : "elsewhere")),
      ),
    );
  }
});

it("is told to be free once the other page leaves, and then is this one's at a word", async () => {
  const first = aPage();
  const second = aPage();
  await waitFor(() => expect(second.where()).toBe("elsewhere"));
  first.end();
  await waitFor(() => expect(second.where()).toBe("left"));
  second.take();
  expect(second.where()).toBe("here");
});

it("is handed to the page that a reload makes of the one that had it, however long that takes to end", async () => {
  vi.useFakeTimers();
  const former = aPage();
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event("pagehide"));
  const loaded = aPage("same");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(loaded.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(loaded.told).toEqual(["elsewhere"]);
  former.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded.told).toEqual(["elsewhere", "here"]);
});

it("is at once said to be elsewhere in a duplicate of its tab", async () => {
  vi.useFakeTimers();
  aPage();
  await vi.advanceTimersByTimeAsync(0);
  const duplicate = aPage("same");
  await vi.advanceTimersByTimeAsync(500);
  expect(duplicate.told).toEqual(["elsewhere"]);
});

it("is not kept by a page that leaves as it takes it over", async () => {
  const first = aPage();
  const second = aPage();
  await waitFor(() => expect(second.where()).toBe("elsewhere"));
  second.take();
  second.end();
  await waitFor(() => expect(first.told).toEqual(["here", "elsewhere", "left"]));
  expect(second.told).toEqual(["elsewhere"]);
});

it("is nobody's after both have left, and no page is told any more", async () => {
  const first = aPage();
  const second = aPage();
  await waitFor(() => expect(second.where()).toBe("elsewhere"));
  second.end();
  first.end();
  const third = aPage();
  await waitFor(() => expect(third.where()).toBe("here"));
  expect(second.told).toEqual(["elsewhere"]);
});

it("is every page's where there are no locks", async () => {
  vi.stubGlobal("navigator", {});
  const pages = [aPage(), aPage()];
  await waitFor(() => expect(pages.map(({ where }) => where())).toEqual(["here", "here"]));
});
