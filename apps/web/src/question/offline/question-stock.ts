import { type Difficulty, type Section, SECTIONS } from "@sat/item";
import { isOutage } from "../../lib/api.ts";
import { isBoolean } from "../../lib/shapes.ts";
import { learnerShelf } from "../../lib/storage.ts";
import type { Wish } from "../practice/question-supply.ts";
import { isAnswerable } from "../fetch/read-question.ts";
import { inStock, type StockedQuestion } from "./stock-database.ts";
import { USED_UP, UsedUp } from "./used-up.ts";

/**
 * Questions of each section in a full stock: some ten minutes of one section, a bus ride of all three. Every one is
 * issued, and is lost unseen at a sign-out, so that there should not be many more.
 */
const FULL = 10;

/** Whether the learner has had a stock on this device. */
const STOCKED = "stocked";

/**
 * A question of the stock for one that did not come; it is the learner's alone, and is never taken twice.
 * @throws what the call for it has thrown, unless the server was out of reach
 * @throws {UsedUp} when none of its kind is left
 */
export async function questionInstead(error: unknown, uid: string, wish: Wish): Promise<unknown> {
  const question = isOutage(error) ? await takeQuestion(uid, wish) : undefined;
  if (question !== undefined) return question;
  const hadStock = learnerShelf(uid).read(STOCKED, isBoolean) ?? false;
  throw isOutage(error) && hadStock ? new UsedUp(USED_UP) : error;
}

/** The section whose stock should grow next; none when all are full, or nothing can be kept. */
export async function wantedSection(
  uid: string,
  difficulty: Difficulty,
): Promise<Section | undefined> {
  const sections = await inStock(uid, async (database) => {
    const kinds = database.transaction("questions").store.index("kind");
    const count = async (section: Section) => [section, await kinds.count([section, difficulty])];
    return (await Promise.all(SECTIONS.map(count))) as [Section, number][]; // as they were put
  });
  const [fewest] = (sections ?? []).toSorted(([, one], [, other]) => one - other);
  return fewest !== undefined && fewest[1] < FULL ? fewest[0] : undefined;
}

/** Answers whether the question is kept now. */
export async function putQuestion(uid: string, stocked: StockedQuestion): Promise<boolean> {
  const key = await inStock(uid, (database) => database.add("questions", stocked));
  if (key === undefined) return false;
  learnerShelf(uid).write(STOCKED, true);
  return true;
}

/** The transaction that finds the question removes it: of all pages that want one, each gets another. */
function takeQuestion(uid: string, { section, difficulty, kinds }: Wish): Promise<unknown> {
  return inStock(uid, async (database) => {
    // Taken must mean gone, also after a crash: an answered question may not come again.
    const transaction = database.transaction("questions", "readwrite", { durability: "strict" });
    const stock = transaction.store.index("kind");
    const sections: readonly Section[] = section === "Mixed" ? SECTIONS : [section];
    const counted = await Promise.all(
      sections.map(async (each) => ({ each, count: await stock.count([each, difficulty]) })),
    );
    let taken: unknown;
    // First from the section with the most, so that mixed questions alternate.
    for (const { each } of counted.toSorted((one, other) => other.count - one.count))
      taken ??= await takeFirst(stock.iterate([each, difficulty]), kinds);
    await transaction.done;
    return taken;
  });
}

interface Place {
  readonly value: StockedQuestion;
  readonly delete: () => Promise<void>;
}

/** The first question of a kind that is wanted; one of another kind stays for who wants that. */
async function takeFirst(places: AsyncIterable<Place>, kinds: Wish["kinds"]): Promise<unknown> {
  for await (const place of places) {
    const { question } = place.value;
    // What another version kept may be of another shape.
    const isWhole = isAnswerable(question);
    if (isWhole && !kinds.includes(question.kind ?? "choice")) continue;
    await place.delete();
    if (isWhole) return question;
  }
  return undefined;
}
