import { afterEach, describe, expect, it, vi } from "vitest";
import { clearLearnerShelf, deviceShelf, learnerShelf, openLearnerShelf } from "./storage.ts";

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("a shelf", () => {
  it("gives back what was written, and nothing once it is removed", () => {
    const shelf = learnerShelf("user-1");
    expect(shelf.write("score", 7)).toBe(true);
    expect(shelf.read("score", isNumber)).toBe(7);
    shelf.remove("score");
    expect(shelf.read("score", isNumber)).toBeUndefined();
  });

  it("keeps learners and the device apart", () => {
    learnerShelf("user-1").write("score", 7);
    expect(learnerShelf("user-2").read("score", isNumber)).toBeUndefined();
    expect(deviceShelf.read("score", isNumber)).toBeUndefined();
  });

  it("gives back nothing that the check refuses", () => {
    deviceShelf.write("score", "seven");
    expect(deviceShelf.read("score", isNumber)).toBeUndefined();
  });

  it("gives back nothing when the entry is not JSON", () => {
    localStorage.setItem("sat:device:score", "{");
    expect(deviceShelf.read("score", isNumber)).toBeUndefined();
  });

  it("stays empty and does not throw when storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(deviceShelf.write("score", 7)).toBe(false);
    expect(deviceShelf.read("score", isNumber)).toBeUndefined();
    expect(() => deviceShelf.remove("score")).not.toThrow();
    vi.unstubAllGlobals();
  });
});

/** Has room for four entries. */
class SmallStorage {
  [key: string]: unknown;

  getItem(key: string) {
    return this[key] ?? null;
  }

  setItem(key: string, value: string) {
    if (Object.keys(this).length >= 4) throw new DOMException("full", "QuotaExceededError");
    this[key] = value;
  }

  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

it("makes room for unsent answers by what was scratched beside questions, and for nothing else", () => {
  vi.stubGlobal("localStorage", new SmallStorage());
  const shelf = learnerShelf("user-1");
  for (const key of ["calculator", "tools", "tools:q-1", "practice"]) shelf.write(key, 7);
  expect(shelf.write("score", 7)).toBe(false);
  expect(shelf.write("answers:q-1", "C")).toBe(true);
  expect(shelf.keys("").toSorted()).toEqual(["answers:q-1", "practice"]);
  vi.unstubAllGlobals();
});

it("keeps nothing that a page left behind by its session still writes, but unsent answers", () => {
  const shelf = learnerShelf("leaver");
  clearLearnerShelf("leaver");
  expect(shelf.write("practice", "half done")).toBe(false);
  expect(shelf.write("answers", ["unsent"])).toBe(true);
  openLearnerShelf("leaver");
  expect(shelf.write("practice", "anew")).toBe(true);
});

it("drops what earlier versions kept when a learner signs in, and nothing else", () => {
  const shelf = learnerShelf("user-1");
  shelf.write("study", 7);
  shelf.write("study:trigonometry:practice", 7);
  openLearnerShelf("user-1");
  expect(shelf.read("study", isNumber)).toBeUndefined();
  expect(shelf.read("study:trigonometry:practice", isNumber)).toBe(7);
});
