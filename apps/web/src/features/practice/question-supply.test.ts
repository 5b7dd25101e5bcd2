import { afterEach, describe, expect, it, vi } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { type Choice, createQuestionSupply } from "./question-supply.ts";

const MATH: Choice = { section: "Math", difficulty: "Medium" };
const HARD: Choice = { section: "Math", difficulty: "Hard" };

/** A supply that counts its questions, before a server that can be cut off. */
function aSupply() {
  const server = { isDown: false, asked: [] as Choice[] };
  const supply = createQuestionSupply(async (choice) => {
    server.asked.push(choice);
    if (server.isDown) throw new Error("no connection");
    return `question ${server.asked.length}`;
  }, learnerShelf("user-1"));
  return { supply, server };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function settled() {
  await new Promise((resolve) => setTimeout(resolve));
}

describe("the supply of questions", () => {
  it("fetches the first when it is asked for", async () => {
    const { supply } = aSupply();
    expect(await supply.take(MATH)).toEqual({ question: "question 1" });
  });

  it("has the one fetched ahead at once", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    supply.prepare(MATH);
    await settled();
    expect(supply.take(MATH)).toEqual({ question: "question 1" });
    expect(server.asked).toEqual([MATH]);
  });

  it("waits for one that is on its way instead of asking again", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    expect(await supply.take(MATH)).toEqual({ question: "question 1" });
    expect(server.asked).toHaveLength(1);
  });

  it("gives each question once", async () => {
    const { supply } = aSupply();
    supply.prepare(MATH);
    await settled();
    expect(await supply.take(MATH)).toEqual({ question: "question 1" });
    expect(await supply.take(MATH)).toEqual({ question: "question 2" });
  });

  it("keeps the one ahead when the choice changes, for when it comes back", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    supply.prepare(HARD);
    await settled();
    expect(supply.take(HARD)).toEqual({ question: "question 2" });
    expect(supply.take(MATH)).toEqual({ question: "question 1" });
    expect(server.asked).toEqual([MATH, HARD]);
  });

  it("has the one fetched ahead by an earlier visit", async () => {
    aSupply().supply.prepare(MATH);
    await settled();
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    expect(supply.take(MATH)).toEqual({ question: "question 1" });
    expect(server.asked).toEqual([]);
  });

  it("fetches ahead also where nothing can be stored", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no storage");
    });
    const { supply } = aSupply();
    supply.prepare(MATH);
    await settled();
    expect(supply.take(MATH)).toEqual({ question: "question 1" });
    expect(await supply.take(MATH)).toEqual({ question: "question 2" });
  });

  it("asks again when fetching ahead had failed, and reports a second failure", async () => {
    const { supply, server } = aSupply();
    server.isDown = true;
    supply.prepare(MATH);
    await settled();
    server.isDown = false;
    expect(await supply.take(MATH)).toEqual({ question: "question 2" });
    server.isDown = true;
    await expect(supply.take(MATH)).rejects.toThrow("no connection");
  });
});
