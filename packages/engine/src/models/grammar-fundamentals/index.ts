import { headOfTheSubject } from "./head-of-the-subject.ts";
import { oneThingOrMore } from "./one-thing-or-more.ts";
import { renamedSubject } from "./renamed-subject.ts";
import { sinceThen } from "./since-then.ts";
import { verbInItsTime } from "./verb-in-its-time.ts";

export const grammarFundamentals = [
  headOfTheSubject,
  oneThingOrMore,
  renamedSubject,
  sinceThen,
  verbInItsTime,
];
