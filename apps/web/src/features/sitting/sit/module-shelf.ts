import type { OpenModule, Sitting } from "@sat/contract";
import { bothKept, type KeptModule } from "@sat/desk";
import { hasAllOf, type ModuleWork } from "@sat/item";
import { keep, type KeptForm, outOfForm, type Place, readKept } from "../../../lib/kept-form.ts";
import { learnerShelf, UNSENT_WORK } from "../../../lib/storage.ts";
import { testCopies, workCopies } from "../../../question/offline/shelf-copies.ts";

/*
 * What this browser keeps of a module, so that it can be sat to its end without the server: on the shelf, which has it
 * at once, and in a second copy, which outlives a browser that is killed.
 */

/** A module as it came, and the sitting that it is of. */
interface KeptTest {
  readonly sitting: Sitting;
  readonly module: OpenModule;
}

/** Which module of which sitting. */
export interface ModulePlace {
  readonly uid: string;
  /** Of the sitting. */
  readonly id: string;
  readonly number: number;
}

const TEST: KeptForm<KeptTest> = { version: 1, upgrade: () => undefined };
const WORK: KeptForm<KeptModule> = { version: 1, upgrade: () => undefined };

export function keepTest(uid: string, test: KeptTest): void {
  const place = testPlace(uid, test.sitting.id);
  if (keep(place, TEST, test)) void testCopies.copy(uid, place.key);
}

/** The module of a sitting that was last sat on this device. */
export function keptTest(uid: string, id: string): KeptTest | undefined {
  return readKept(testPlace(uid, id), TEST);
}

/** Keeps a module beside what another page of this browser has done in it meanwhile. */
export function keepWork(place: ModulePlace, work: KeptModule): void {
  const there = workPlace(place);
  if (keep(there, WORK, bothKept(keptWork(place), work)))
    void workCopies.copy(place.uid, there.key);
}

export function keptWork(place: ModulePlace): KeptModule | undefined {
  return readKept(workPlace(place), WORK);
}

/**
 * Forgets a module that has ended, but for what another page of this browser has done in it that was not delivered:
 * that is late work from here.
 */
export function forgetWork(place: ModulePlace, delivered: ModuleWork): void {
  const { uid, id, number } = place;
  const { shelf, key } = workPlace(place);
  const kept = keptWork(place);
  if (kept === undefined || hasAllOf(delivered, kept.work)) shelf.remove(key);
  void workCopies.copy(uid, key);
  if (keptTest(uid, id)?.module.number !== number) return;
  const test = testPlace(uid, id);
  shelf.remove(test.key);
  void testCopies.copy(uid, test.key);
}

/** Forgets a sitting that was discarded, and whatever was done in it: nobody would take it. */
export function forgetSitting(uid: string, id: string): void {
  const test = testPlace(uid, id);
  test.shelf.remove(test.key);
  void testCopies.copy(uid, test.key);
  for (const place of keptPlaces(uid).filter((each) => each.id === id)) {
    const { shelf, key } = workPlace(place);
    shelf.remove(key);
    void workCopies.copy(uid, key);
  }
}

/** For so long a page waits for the second copies, in milliseconds: what comes later is on the shelf then. */
const PATIENCE = 2000;

/** Puts back on the shelf what it has lost of tests with a browser that was killed. */
export async function restoreTests(uid: string): Promise<void> {
  const restored = Promise.all([restoreTestCopies(uid), restoreWorkCopies(uid)]);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([restored, late]);
}

async function restoreTestCopies(uid: string): Promise<void> {
  for (const { key, value } of await testCopies.all(uid)) {
    const place = { shelf: learnerShelf(uid), key };
    const copy = outOfForm(value, TEST);
    const kept = readKept(place, TEST);
    // Of one test, the later module is the one that is sat.
    if (copy !== undefined && copy.module.number > (kept?.module.number ?? 0))
      keep(place, TEST, copy);
  }
}

async function restoreWorkCopies(uid: string): Promise<void> {
  for (const { key, value } of await workCopies.all(uid)) {
    if (!key.startsWith(UNSENT_WORK)) continue;
    const place = { shelf: learnerShelf(uid), key };
    const copy = outOfForm(value, WORK);
    const kept = readKept(place, WORK);
    // A shelf that has all of it may have more, and another page may be at it.
    if (copy !== undefined && !isAllKept(copy, kept)) keep(place, WORK, bothKept(kept, copy));
  }
}

/** Whether what is kept has all of a copy, and that the module was handed in. */
function isAllKept(copy: KeptModule, kept: KeptModule | undefined): boolean {
  if (kept === undefined || (copy.isHandedIn && !kept.isHandedIn)) return false;
  return hasAllOf(kept.work, copy.work);
}

/** The modules in which something was done on this device that is kept still. */
export function keptPlaces(uid: string): ModulePlace[] {
  return learnerShelf(uid)
    .keys(UNSENT_WORK)
    .map((key) => {
      const [id = "", number] = key.slice(UNSENT_WORK.length).split("/");
      return { uid, id, number: Number(number) };
    });
}

function testPlace(uid: string, id: string): Place {
  return { shelf: learnerShelf(uid), key: `test:${id}` };
}

function workPlace({ uid, id, number }: ModulePlace): Place {
  return { shelf: learnerShelf(uid), key: `${UNSENT_WORK}${id}/${number}` };
}
