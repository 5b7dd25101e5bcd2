import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeLocks } from "../test/fake-locks.ts";
import { alone } from "./alone.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("work done alone", () => {
  it("waits for the same work of another page, and for no other", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const began: string[] = [];
    let end = () => {};
    const first = alone("answers", () => {
      began.push("first");
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const second = alone("answers", async () => void began.push("second"));
    await alone("stock", async () => void began.push("other"));
    expect(began).toEqual(["first", "other"]);
    end();
    await Promise.all([first, second]);
    expect(began).toEqual(["first", "other", "second"]);
  });

  it("is done at once where there are no locks, or none are given", async () => {
    vi.stubGlobal("navigator", {});
    expect(await alone("answers", async () => 1)).toBe(1);
    const refuse = () => Promise.reject(new DOMException("no storage", "SecurityError"));
    vi.stubGlobal("navigator", { locks: { request: refuse } });
    expect(await alone("answers", async () => 2)).toBe(2);
  });

  it("is not done again when it fails", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const work = vi.fn(() => Promise.reject(new Error("failed")));
    await expect(alone("answers", work)).rejects.toThrow("failed");
    expect(work).toHaveBeenCalledTimes(1);
  });
});
