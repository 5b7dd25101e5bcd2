import type { SurveyFault } from "@sat/engine";
import { OPTION_LETTERS } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";
import type { FactsOf, OptionProver } from "../prover.ts";

/**
 * Random selection lets a study speak of all from whom it selected, and nothing else does; random assignment lets
 * it say what the treatment causes, and nothing else does.
 */
export const proveStudy: OptionProver<"study"> = (
  { subjects, randomFrom, assigned, claims },
  { options },
) =>
  OPTION_LETTERS.filter((letter) => {
    const claim = claims[options[letter]];
    if (claim === undefined) throw new UnprovenError(`the facts do not say what ${letter} claims`);
    return claim.about === (randomFrom ?? subjects) && claim.cause === assigned;
  });

type Design = FactsOf<"survey">["design"];

/** What makes a survey unfit to speak of everyone. */
const FAULTS: Readonly<Record<SurveyFault, (design: Design) => boolean>> = {
  coverage: ({ reach }) => reach === "part",
  "self-selection": ({ chosenBy }) => chosenBy === "themselves",
  wording: ({ wording }) => wording === "leading",
  nonresponse: ({ answered }) => answered === "few",
};

/** Right is what speaks of a fault that the design has. */
export const proveSurvey: OptionProver<"survey"> = ({ design, claims }, { options }) =>
  OPTION_LETTERS.filter((letter) => {
    const fault = claims[options[letter]];
    if (fault === undefined) throw new UnprovenError(`the facts do not say what ${letter} names`);
    return FAULTS[fault](design);
  });
