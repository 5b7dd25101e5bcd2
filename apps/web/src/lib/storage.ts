/** A small shelf in the browser. It never throws: without storage it is always empty. */
export interface Shelf {
  /** The value kept under the key, if it is there and `check` accepts it. */
  read<Value>(key: string, check: (value: unknown) => value is Value): Value | undefined;
  /** Answers whether the value is kept now. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

/** What belongs to the device, whoever is signed in. */
export const deviceShelf: Shelf = shelf("device");

/** What belongs to one learner; another learner on the same browser never sees it. */
export function learnerShelf(uid: string): Shelf {
  return shelf(`learner:${uid}`);
}

function shelf(owner: string): Shelf {
  const name = (key: string) => `sat:${owner}:${key}`;
  return {
    read: (key, check) => {
      const value = attempt(() => parsed(localStorage.getItem(name(key))));
      return check(value) ? value : undefined;
    },
    write: (key, value) =>
      attempt(() => {
        localStorage.setItem(name(key), JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt(() => localStorage.removeItem(name(key))),
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
