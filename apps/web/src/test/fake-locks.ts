/** Locks as the browser gives them, for tests of pages side by side; happy-dom has none. */
export function fakeLocks(): Pick<LockManager, "request"> {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const before = last.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    last.set(name, done);
    return done;
  };
  // The one of its overloads that the app calls.
  return { request: request as LockManager["request"] };
}
