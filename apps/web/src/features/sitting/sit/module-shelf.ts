import type { OpenModule, Sitting } from "@sat/contract";
import { bothKept, type KeptModule } from "@sat/desk";
import { hasAllOf, type ModuleWork } from "@sat/item";
import { keep, type KeptForm, readKept } from "../../../lib/kept-form.ts";
import { learnerShelf, UNSENT_WORK } from "../../../lib/storage.ts";

/* What this browser keeps of a module, so that it can be sat to its end without the server. */

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
  keep({ shelf: learnerShelf(uid), key: `test:${test.sitting.id}` }, TEST, test);
}

/** The module of a sitting that was last sat on this device. */
export function keptTest(uid: string, id: string): KeptTest | undefined {
  return readKept({ shelf: learnerShelf(uid), key: `test:${id}` }, TEST);
}

/** Keeps a module beside what another page of this browser has done in it meanwhile. */
export function keepWork(place: ModulePlace, work: KeptModule): void {
  keep(workPlace(place), WORK, bothKept(keptWork(place), work));
}

export function keptWork(place: ModulePlace): KeptModule | undefined {
  return readKept(workPlace(place), WORK);
}

/**
 * Forgets a module that has ended, but for what another page of this browser has done in it that was not delivered:
 * that is late work from here.
 */
export function forgetWork(place: ModulePlace, delivered: ModuleWork): void {
  const { shelf, key } = workPlace(place);
  const kept = keptWork(place);
  if (kept === undefined || hasAllOf(delivered, kept.work)) shelf.remove(key);
  if (keptTest(place.uid, place.id)?.module.number === place.number)
    shelf.remove(`test:${place.id}`);
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

function workPlace({ uid, id, number }: ModulePlace) {
  return { shelf: learnerShelf(uid), key: `${UNSENT_WORK}${id}/${number}` };
}
