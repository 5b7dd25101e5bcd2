import { afterEach, describe, expect, it, vi } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { aQuestion } from "../../test/a-question.ts";
import { fillStorage } from "../../test/fill-storage.ts";
import { type Choice, createQuestionSupply } from "./question-supply.ts";

const MATH: Choice = { section: "Math", difficulty: "Medium" };
const HARD: Choice = { section: "Math", difficulty: "Hard" };

function supplied(number: number) {
  return { question: aQuestion({ id: `q-${number}` }) };
}

const LIKE_IT = { question: aQuestion({ id: "like-q-0" }) };

/** A supply that counts its questions, before a server that can be cut off. */
function aSupply(owner = "practice") {
  const server = { isDown: false, asked: [] as Choice[] };
  const fetchQuestion = async (choice: Choice) => {
    server.asked.push(choice);
    if (server.isDown) throw new Error("no connection");
    return supplied(server.asked.length).question;
  };
  const fetchLike = async (choice: Choice, like: string) => {
    server.asked.push(choice);
    return aQuestion({ id: `like-${like}` });
  };
  const shelf = learnerShelf("user-1");
  const supply = createQuestionSupply({ fetchQuestion, fetchLike, shelf, owner });
  return { supply, server };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function settled() {
  await new Promise((resolve) => setTimeout(resolve));
}

describe("the supply of questions", () => {
  it("fetches the first when it is asked for", async () => {
    const { supply } = aSupply();
    expect(await supply.take(MATH)).toEqual(supplied(1));
  });

  it("has the one fetched ahead at once", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    supply.prepare(MATH);
    await settled();
    expect(supply.take(MATH)).toEqual(supplied(1));
    expect(server.asked).toEqual([MATH]);
  });

  it("leaves the one fetched ahead for later when another like an answered one is wanted", async () => {
    const { supply } = aSupply();
    supply.prepare(MATH);
    await settled();
    expect(await supply.takeLike(MATH, "q-0")).toEqual(LIKE_IT);
    expect(supply.take(MATH)).toEqual(supplied(1));
  });

  it("passes over a kept one that cannot be shown", async () => {
    const { explanation: _, ...broken } = aQuestion();
    const shelf = learnerShelf("user-1");
    shelf.write("ahead:practice", { "Math/Medium": broken, "Math/Hard": supplied(9).question });
    const { supply } = aSupply();
    expect(await supply.take(MATH)).toEqual(supplied(1));
    expect(supply.take(HARD)).toEqual(supplied(9));
  });

  it("leaves the one that another page has fetched ahead to that page", async () => {
    const first = aSupply();
    first.supply.prepare(MATH);
    await settled();
    const second = aSupply("practice:2");
    await second.supply.take(MATH);
    expect(second.server.asked).toEqual([MATH]);
    expect(first.supply.take(MATH)).toEqual(supplied(1));
    expect(first.server.asked).toEqual([MATH]);
  });

  it("waits for one that is on its way instead of asking again", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    expect(await supply.take(MATH)).toEqual(supplied(1));
    expect(server.asked).toHaveLength(1);
  });

  it("gives each question once", async () => {
    const { supply } = aSupply();
    supply.prepare(MATH);
    await settled();
    expect(await supply.take(MATH)).toEqual(supplied(1));
    expect(await supply.take(MATH)).toEqual(supplied(2));
  });

  it("keeps the one ahead when the choice changes, for when it comes back", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    supply.prepare(HARD);
    await settled();
    expect(supply.take(HARD)).toEqual(supplied(2));
    expect(supply.take(MATH)).toEqual(supplied(1));
    expect(server.asked).toEqual([MATH, HARD]);
  });

  it("gives again what was put back, unless another has taken its place", async () => {
    const { supply } = aSupply();
    supply.putBack(MATH, await supply.take(MATH));
    expect(supply.take(MATH)).toEqual(supplied(1));
    supply.prepare(MATH);
    await settled();
    supply.putBack(MATH, supplied(1));
    expect(supply.take(MATH)).toEqual(supplied(2));
  });

  it("gives again what is like an answered one to who asks for that, ahead or not", async () => {
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    await settled();
    supply.putBack(MATH, await supply.takeLike(MATH, "q-0"), "q-0");
    expect(supply.takeLike(MATH, "q-0")).toEqual(LIKE_IT);
    expect(supply.take(MATH)).toEqual(supplied(1));
    expect(server.asked).toEqual([MATH, MATH]);
  });

  it("leaves no question unused that was like an answered one, and put back for good", async () => {
    const { supply } = aSupply();
    supply.putBack(MATH, await supply.takeLike(MATH, "q-0"), "q-0");
    expect(supply.take(MATH)).toEqual(LIKE_IT);
  });

  it("has the one fetched ahead by an earlier visit", async () => {
    aSupply().supply.prepare(MATH);
    await settled();
    const { supply, server } = aSupply();
    supply.prepare(MATH);
    expect(supply.take(MATH)).toEqual(supplied(1));
    expect(server.asked).toEqual([]);
  });

  it("fetches ahead also where nothing can be stored", async () => {
    fillStorage();
    const { supply } = aSupply();
    supply.prepare(MATH);
    await settled();
    expect(supply.take(MATH)).toEqual(supplied(1));
    expect(await supply.take(MATH)).toEqual(supplied(2));
  });

  it("asks again when fetching ahead had failed, and reports a second failure", async () => {
    const { supply, server } = aSupply();
    server.isDown = true;
    supply.prepare(MATH);
    await settled();
    server.isDown = false;
    expect(await supply.take(MATH)).toEqual(supplied(2));
    server.isDown = true;
    await expect(supply.take(MATH)).rejects.toThrow("no connection");
  });
});
