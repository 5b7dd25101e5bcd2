/** A small shelf in the browser. It never throws: without storage it is always empty. */
export interface Shelf {
  /** The value kept under the key, if it is there and `check` accepts it. */
  read<Value>(key: string, check: (value: unknown) => value is Value): Value | undefined;
  /** Answers whether the value is kept now. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** The keys that begin so, in no particular order. */
  keys(beginning: string): string[];
}

/** What belongs to the device, whoever is signed in. */
export const deviceShelf: Shelf = shelf("device");

/** What belongs to one tab for as long as it is open, and is nobody's in particular. */
export const tabShelf: Shelf = shelf("tab", () => sessionStorage);

/** Under which a learner's work on modules of tests is kept until the server has it. */
export const UNSENT_WORK = "test-work:";

/** Under which is kept what a learner has copied so far of a test that was answered on paper. */
export const UNSENT_PAPER = "test-paper:";

/** What must outlive a sign-out: answers that the server has not taken yet, in practice or of a test. */
function isUnsent(key: string): boolean {
  return /^answers(:|$)/.test(key) || key.startsWith(UNSENT_WORK) || key.startsWith(UNSENT_PAPER);
}

/** What only helps with questions, and gives way to answers where the storage has no room for both. */
function isScratch(key: string): boolean {
  return /^(calculator$|tools(:|$))/.test(key);
}

/** Learners whose session has ended in this tab: the page that they leave behind may not fill their shelf again. */
const signedOut = new Set<string>();

/** Learners whose account was deleted: of them nothing is kept any more, answers that are to be sent neither. */
const forgotten = new Set<string>();

/** What belongs to one learner; another learner on the same browser never sees it. */
export function learnerShelf(uid: string): Shelf {
  const own = shelf(`learner:${uid}`);
  return {
    ...own,
    write: (key, value) => {
      if (forgotten.has(uid)) return false;
      if (!isUnsent(key)) return !signedOut.has(uid) && own.write(key, value);
      if (own.write(key, value)) return true;
      for (const each of own.keys("")) if (isScratch(each)) own.remove(each);
      return own.write(key, value);
    },
  };
}

/** What earlier versions kept for a learner, and nobody reads any more. */
const FORMER = ["study", "ahead"];

/** Lets the shelf of a learner who has signed in be filled. */
export function openLearnerShelf(uid: string): void {
  signedOut.delete(uid);
  forgotten.delete(uid);
  for (const key of FORMER) learnerShelf(uid).remove(key);
}

/**
 * Names of a learner's databases: of what there is to practise from, of answers that are yet to be sent, and of second
 * copies of what the shelf has of tests, and of the work on them.
 */
export const stockDatabase = (uid: string) => `sat:stock:${uid}`;
export const answersDatabase = (uid: string) => `sat:answers:${uid}`;
export const testsDatabase = (uid: string) => `sat:tests:${uid}`;
export const workDatabase = (uid: string) => `sat:test-work:${uid}`;

/** Takes from a learner's shelf, and from the databases, everything, answers that were to be sent too. */
export function emptyLearnerShelf(uid: string): void {
  const own = learnerShelf(uid);
  for (const key of own.keys("")) own.remove(key);
  deleteSeen(uid);
  deleteUnsent(uid);
}

/** Empties the shelf of a learner whose account was deleted, and lets nothing more be put on it. */
export function forgetLearner(uid: string): void {
  forgotten.add(uid);
  emptyLearnerShelf(uid);
}

/** What the next person at this device has no business with. */
function deleteSeen(uid: string): void {
  deleteDatabase(stockDatabase(uid));
  deleteDatabase(testsDatabase(uid));
}

function deleteUnsent(uid: string): void {
  deleteDatabase(answersDatabase(uid));
  deleteDatabase(workDatabase(uid));
}

/** Pages that have it open are told, and let go of it. */
function deleteDatabase(name: string): void {
  attempt(() => indexedDB.deleteDatabase(name));
}

/** Lets nothing more be put on a learner's shelf, but answers that are to be sent. */
export function closeLearnerShelf(uid: string): void {
  signedOut.add(uid);
}

/** Closes a learner's shelf, and takes from it all that the next person at this device has no business with. */
export function clearLearnerShelf(uid: string): void {
  closeLearnerShelf(uid);
  const own = learnerShelf(uid);
  for (const key of own.keys("")) if (!isUnsent(key)) own.remove(key);
  deleteSeen(uid);
}

/** Does so with every shelf in this browser but that of the learner who is signed in, if somebody is. */
export function clearOtherShelves(uid: string | undefined): void {
  const learners = shelf("learner")
    .keys("")
    .map((key) => key.replace(/:.*/, ""));
  for (const each of new Set(learners)) if (each !== uid) clearLearnerShelf(each);
}

/**
 * Deletes the second copies of a learner's answers where none waits to be sent. Only for who had time to send them: of
 * what a browser that died had on its shelf, the second copies may be all that is left.
 */
export function deleteSentAnswers(uid: string): void {
  if (learnerShelf(uid).keys("").length === 0) deleteUnsent(uid);
}

/** The storage is asked for at each use: where it is forbidden, even that throws. */
function shelf(owner: string, storage = () => localStorage): Shelf {
  const name = (key: string) => `sat:${owner}:${key}`;
  return {
    read: (key, check) => {
      const value = attempt(() => parsed(storage().getItem(name(key))));
      return check(value) ? value : undefined;
    },
    write: (key, value) =>
      attempt(() => {
        storage().setItem(name(key), JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt(() => storage().removeItem(name(key))),
    keys: (beginning) =>
      (attempt(() => Object.keys(storage())) ?? [])
        .filter((key) => key.startsWith(name(beginning)))
        .map((key) => key.slice(name("").length)),
  };
}

function parsed(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}

/** Storage may be forbidden, full, or hold what another version wrote. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
