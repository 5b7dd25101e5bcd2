import { examSectionOf, skillPhrase, SKILLS } from "@sat/item";
import { choosePlacement } from "@sat/learner";
import {
  type AdaptiveContext,
  type AdaptiveWish,
  type Asker,
  MOST_WISHES,
  ofDrawnKind,
} from "./adaptive-wishes.ts";
import { type Offer, offersOf } from "./offers.ts";

/** Wishes for what tells most of the learner's score, of any section, each worked out when those before came to nothing. */
export async function* placementWishes(
  { uid, models, kinds }: Omit<Asker, "wish">,
  { abilities, calibrations, chance }: Omit<AdaptiveContext, "answers" | "clock">,
): AsyncGenerator<AdaptiveWish> {
  const ability = await abilities.find(uid);
  let offers = ofDrawnKinds(
    offersOf(models, await calibrations.difficulties()).filter(({ kind }) => kinds.includes(kind)),
    chance(),
  );
  for (let tried = 0; tried < MOST_WISHES; tried++) {
    const chosen = choosePlacement(ability, offers);
    if (chosen === undefined) return;
    const { skill, level, kind } = chosen;
    const [section] = SKILLS[skill].sections;
    yield {
      wish: { section, skill, level, kinds: [kind] },
      why: {
        because: "ability",
        words: `Chosen because an answer on ${skillPhrase(skill)} tells much about your score.`,
      },
    };
    offers = offers.filter((each) => each !== chosen);
  }
}

/** In Math alone are answers typed: a typed one tells more, and would always be chosen. */
function ofDrawnKinds(offers: readonly Offer[], draw: number): readonly Offer[] {
  const isMath = ({ skill }: Offer) => examSectionOf(skill) === "Math";
  const others = offers.filter((offer) => !isMath(offer));
  return [...others, ...ofDrawnKind(offers.filter(isMath), draw)];
}
