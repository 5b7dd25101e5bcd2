/**
 * Loaded before a server: its clock is wrong by as many milliseconds as stand in the file `CLOCK_FILE`, from the
 * moment that they stand there. What passes between two moments stays right, as it does in a machine whose clock is
 * set.
 */
import { readFileSync } from "node:fs";

/** Milliseconds between looks at the file. */
const LOOK = 20;

const RightDate = Date;
const file = process.env["CLOCK_FILE"] ?? "";
let shift = 0;
let lookedAt = -Infinity;

function now(): number {
  if (performance.now() - lookedAt > LOOK) {
    shift = Number(readFileSync(file, "utf8"));
    lookedAt = performance.now();
  }
  return RightDate.now() + shift;
}

globalThis.Date = new Proxy(RightDate, {
  construct: (target, given: unknown[], self: new () => Date) =>
    // What the constructor is given is whatever the program gave it.
    Reflect.construct(target, given.length === 0 ? [now()] : given, self) as Date,
  get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
});
