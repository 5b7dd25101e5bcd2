import { DIFFICULTIES, type DifficultyChoice, type Section, SECTIONS } from "@sat/item";
import { isOutage } from "../../lib/api.ts";
import { isBoolean } from "../../lib/shapes.ts";
import { learnerShelf } from "../../lib/storage.ts";
import type { Choice, Wish } from "../practice/question-supply.ts";
import { isAnswerable } from "../fetch/read-question.ts";
import { inStock, type StockedQuestion } from "./stock-database.ts";
import { UsedUp } from "./used-up.ts";

/**
 * Questions of each section and difficulty in a full stock: some twenty minutes of each. Every one is issued, and is
 * lost unseen at a sign-out, so that there should not be many more.
 */
const FULL = 20;

/** Questions of a kind that make a beginning: where the connection soon fails, there is something of each section. */
const BEGINNING = 5;

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
  throw isOutage(error) && hadStock ? new UsedUp("the stock has none of this kind") : error;
}

interface Kind {
  readonly section: Section;
  readonly difficulty: DifficultyChoice;
}

/** A kind of question whose stock should grow next. */
interface WantedKind extends Kind {
  /** Whether it may be wanted any moment: any kind may, and those of the difficulty that the learner practises often. */
  readonly isUrgent: boolean;
}

const kindsOf = (difficulty: DifficultyChoice): Kind[] =>
  SECTIONS.map((section) => ({ section, difficulty }));

const KINDS: readonly Kind[] = DIFFICULTIES.flatMap(kindsOf);

/** The kinds of a stock: what is chosen by ability is for those alone who have it so. */
function kindsFor({ difficulty }: Choice): readonly Kind[] {
  return difficulty === "Adaptive" ? [...kindsOf(difficulty), ...KINDS] : KINDS;
}

/** Questions after which each kind can have grown by one. */
export const ROUND = KINDS.length;

/** The kind that should grow next, by what the learner practises; none when all are full, or nothing can be kept. */
export async function wantedKind(uid: string, atHand: Choice): Promise<WantedKind | undefined> {
  const counted = await inStock(uid, (database) => {
    const stock = database.transaction("questions").store.index("kind");
    const count = ({ section, difficulty }: Kind) => stock.count([section, difficulty]);
    return Promise.all(kindsFor(atHand).map(async (kind) => ({ kind, count: await count(kind) })));
  });
  const [first] = (counted ?? [])
    .filter(({ count }) => count < FULL)
    .map((each) => ({ ...each, stage: STAGES.indexOf(stageOf(each, atHand)) }))
    .toSorted((one, other) => one.stage - other.stage || one.count - other.count);
  return first && { ...first.kind, isUrgent: STAGES[first.stage] !== "other difficulties" };
}

/** In which order the stock grows. */
const STAGES = [
  "a beginning at hand",
  "a beginning of its difficulty",
  "a beginning of another",
  "the rest at hand",
  "the rest of its difficulty",
  "other difficulties",
] as const;

interface Counted {
  readonly kind: Kind;
  readonly count: number;
}

function stageOf(
  { kind, count }: Counted,
  { section, difficulty }: Choice,
): (typeof STAGES)[number] {
  const isBegun = count >= BEGINNING;
  if (kind.difficulty !== difficulty)
    return isBegun ? "other difficulties" : "a beginning of another";
  if (section === "Mixed" || kind.section === section)
    return isBegun ? "the rest at hand" : "a beginning at hand";
  return isBegun ? "the rest of its difficulty" : "a beginning of its difficulty";
}

/** Whether the device keeps a question of a section to practise from. */
export async function hasStock(uid: string, section: Section): Promise<boolean> {
  const kept = await inStock(uid, (database) => database.getAll("questions"));
  return kept?.some((stocked) => stocked.section === section) ?? false;
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
