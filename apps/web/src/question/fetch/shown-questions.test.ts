import { afterEach, expect, it } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { noteShown, tellingShown } from "./shown-questions.ts";

const shelf = learnerShelf("ada");
afterEach(() => localStorage.clear());

/** What a request that arrives is told. */
function told(on = shelf): Promise<unknown> {
  return tellingShown(on, (body) => Promise.resolve(body));
}

it("tells of what was shown with one request that arrives, in the order it was shown", async () => {
  for (const id of ["q-1", "q-2", "q-1"]) noteShown(shelf, id);
  expect(await told()).toEqual({ shown: ["q-1", "q-2"] });
  expect(await told()).toEqual({});
});

it("tells again of what a lost request was told", async () => {
  noteShown(shelf, "q-1");
  const lost = tellingShown(shelf, () => Promise.reject(new Error("lost")));
  await expect(lost).rejects.toThrow("lost");
  expect(await told()).toEqual({ shown: ["q-1"] });
});

it("keeps what is shown while a request is on its way for the next one", async () => {
  noteShown(shelf, "q-1");
  await tellingShown(shelf, () => Promise.resolve(noteShown(shelf, "q-2")));
  expect(await told()).toEqual({ shown: ["q-2"] });
});

it("tells of no other learner's, of nothing that has no id, and of nothing else that the shelf holds", async () => {
  noteShown(shelf, "q-1");
  noteShown(shelf, "");
  expect(await told(learnerShelf("bea"))).toEqual({});
  shelf.write("shown", ["q-1", 7, null]);
  expect(await told()).toEqual({ shown: ["q-1"] });
  shelf.write("shown", "q-1");
  expect(await told()).toEqual({});
});

it("tells of the latest hundred at most", async () => {
  for (let at = 0; at < 120; at++) noteShown(shelf, `q-${at}`);
  expect(await told()).toEqual({
    shown: Array.from({ length: 100 }, (_, at) => `q-${at + 20}`),
  });
});
