import { byThenOrSince } from "./by-then-or-since.ts";
import { headOfTheSubject } from "./head-of-the-subject.ts";
import { oneThingOrMore } from "./one-thing-or-more.ts";
import { renamedSubject } from "./renamed-subject.ts";
import { sinceThen } from "./since-then.ts";
import { verbInItsTime } from "./verb-in-its-time.ts";

export const grammarFundamentals = [
  byThenOrSince,
  headOfTheSubject,
  oneThingOrMore,
  renamedSubject,
  sinceThen,
  verbInItsTime,
];
