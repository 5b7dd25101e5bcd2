import { alreadyByThen } from "./already-by-then.ts";
import { doingAsSubject } from "./doing-as-subject.ts";
import { eachOrSeveral } from "./each-or-several.ts";
import { foreseen } from "./foreseen.ts";
import { foreseenOrDone } from "./foreseen-or-done.ts";
import { fourTimes } from "./four-times.ts";
import { generalTruth } from "./general-truth.ts";
import { groupAsOne } from "./group-as-one.ts";
import { headOfTheSubject } from "./head-of-the-subject.ts";
import { joinedSubjects } from "./joined-subjects.ts";
import { numberOf } from "./number-of.ts";
import { oneOfTheFew } from "./one-of-the-few.ts";
import { oneThingOrMore } from "./one-thing-or-more.ts";
import { renamedSubject } from "./renamed-subject.ts";
import { sinceThen } from "./since-then.ts";
import { storyInThePresent } from "./story-in-the-present.ts";
import { subjectAfterVerb } from "./subject-after-verb.ts";
import { verbInItsTime } from "./verb-in-its-time.ts";

export const grammarFundamentals = [
  alreadyByThen,
  doingAsSubject,
  eachOrSeveral,
  foreseen,
  foreseenOrDone,
  fourTimes,
  generalTruth,
  groupAsOne,
  headOfTheSubject,
  joinedSubjects,
  numberOf,
  oneOfTheFew,
  oneThingOrMore,
  renamedSubject,
  sinceThen,
  storyInThePresent,
  subjectAfterVerb,
  verbInItsTime,
];
