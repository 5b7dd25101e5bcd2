import { byThenOrSince } from "./by-then-or-since.ts";
import { headOfTheSubject } from "./head-of-the-subject.ts";
import { oneThingOrMore } from "./one-thing-or-more.ts";
import { sinceThen } from "./since-then.ts";

export const grammarFundamentals = [byThenOrSince, headOfTheSubject, oneThingOrMore, sinceThen];
