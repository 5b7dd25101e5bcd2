import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theCrustAndTheJuice: Passage = {
  id: "the-crust-and-the-juice",
  genre: "science",
  source:
    "Justus von Liebig's theory of searing and its later tests: standard works on the science of cooking",
  text: prose`
    Cooks have long been told to brown a piece of meat over fierce heat in order to seal in its
    juices. The rule is usually traced to Justus von Liebig, a German chemist, who reasoned in the
    1840s that a hot crust must be a wall. Anyone who listens can hear that it is not. A steak
    goes on hissing after its surface has browned, and what hisses is water on its way out;
    weighed before and after, a browned steak proves to have lost as much as one cooked gently, or
    more. Yet the cooks did well to brown it. In high heat, sugars and proteins at the surface
    combine into hundreds of new substances with the taste and smell of roasting, and the mouth
    waters. Some of the juice one tastes was never in the steak.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Cooks are right to brown meat for reasons other than its juices.",
        reason: "It does not keep the juices in, but it makes the taste and smell of roasting.",
      },
      wrong: [
        {
          text: "Browning meat keeps the juices in, though less well than was once supposed.",
          code: "half-right",
          reason: "A browned steak loses as much water as one cooked gently, or more.",
        },
        {
          text: "Browning meat is a custom that cooks would do better to abandon altogether.",
          code: "contradicts-the-text",
          reason: "*The cooks did well to brown it.*",
        },
        {
          text: "A German chemist of the 1840s was the first to urge browning.",
          code: "too-narrow",
          reason: "The rule's origin is a detail on the way to what is wrong with it.",
        },
      ],
      evidence: [
        "Anyone who listens can hear that it is not.",
        "Yet the cooks did well to brown it.",
      ],
      opening: "The word *Yet* turns from a false reason to a good one.",
      steps: [
        "The crust is no wall. *Yet the cooks did well to brown it*, because of the tastes that high heat makes.",
      ],
      hint: "Join what stands before *Yet* with what comes after it.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how can anyone tell that a hot crust is not a wall?",
      key: {
        text: "By the sound that a browned steak makes",
        reason: "It *goes on hissing*, and *what hisses is water on its way out*.",
      },
      wrong: [
        {
          text: "By how dry a gently cooked steak comes out",
          code: "contradicts-the-text",
          reason: "A steak cooked gently loses no more than a browned one.",
        },
        {
          text: "By the color that a cut steak has inside",
          code: "not-in-the-text",
          reason: "The inside of a steak is not looked at.",
        },
        {
          text: "By the smell that a browned steak gives off",
          code: "words-echoed",
          reason: "The smell comes of new substances and tells nothing of the juices.",
        },
      ],
      evidence: [
        "Anyone who listens can hear that it is not.",
        "what hisses is water on its way out",
      ],
      opening: "The text says which of the senses is enough to find the rule wrong.",
      steps: [
        "*Anyone who listens can hear that it is not*: a steak *goes on hissing*, and *what hisses is water on its way out*.",
      ],
      hint: "Look for the word *anyone*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Yet the cooks did well to brown it.",
      key: {
        text: "It upholds a practice whose supposed reason has been refuted.",
        reason: "The wall is gone, and the next sentence gives another reason for browning.",
      },
      wrong: [
        {
          text: "It restores a theory after the evidence against it has been given.",
          code: "wrong-purpose",
          reason: "The theory stays refuted; it is the practice that is defended.",
        },
        {
          text: "It excuses cooks for a mistake that did them much harm.",
          code: "wrong-strength-or-tone",
          reason: "The practice was no mistake: they *did well* to follow it.",
        },
        {
          text: "It limits to certain cuts of meat what has been said of all of it.",
          code: "wrong-group-or-measure",
          reason: "No cuts of meat are distinguished.",
        },
      ],
      evidence: ["Yet the cooks did well to brown it.", "with the taste and smell of roasting"],
      opening: "The sentence parts what cooks did from what they were told about it.",
      steps: [
        "Before it, the reason given for browning is shown to be false. After it, another reason is given. The sentence says that the doing was right all the same.",
      ],
      hint: "Ask whether the sentence is about what cooks believed or about what they did.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To correct the usual reason for a practice and give another",
        reason: "The crust does not seal, and the worth of browning lies in new tastes.",
      },
      wrong: [
        {
          text: "To trace a kitchen rule to the chemist who first proposed it",
          code: "too-narrow",
          reason: "The rule's origin takes up one sentence.",
        },
        {
          text: "To teach a method of cooking that keeps the juices in a steak",
          code: "wrong-purpose",
          reason: "No method of that kind is taught, and browning does not do so.",
        },
        {
          text: "To ridicule cooks for following an unproved rule",
          code: "wrong-strength-or-tone",
          reason: "The cooks *did well*, the text says.",
        },
      ],
      evidence: [
        "Anyone who listens can hear that it is not.",
        "Yet the cooks did well to brown it.",
      ],
      opening: "The text takes away one reason for browning and supplies another.",
      steps: [
        "What *cooks have long been told* is examined and found false; then the text says why they *did well* nevertheless.",
      ],
      hint: "Ask what becomes of the first sentence by the end.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the juiciness that a diner finds in a browned steak?",
      key: {
        text: "Part of it comes from the diner's own mouth.",
        reason:
          "The mouth waters at the new tastes, and *some of the juice one tastes was never in the steak*.",
      },
      wrong: [
        {
          text: "Part of it was kept from leaving by the crust.",
          code: "contradicts-the-text",
          reason: "The crust is not a wall, and water goes on escaping.",
        },
        {
          text: "Most of it is made by the heat at the surface.",
          code: "possibility-as-fact",
          reason: "Heat makes tastes and smells there; they are not juice.",
        },
        {
          text: "None of it would be tasted in a cold one.",
          code: "not-in-the-text",
          reason: "Cold steak is not considered.",
        },
      ],
      evidence: ["the mouth waters", "Some of the juice one tastes was never in the steak."],
      opening:
        "Juice that was not in the steak must have another source, which the text has named.",
      steps: [
        "*The mouth waters*, and *some of the juice one tastes was never in the steak*: the one explains the other.",
      ],
      hint: "Ask where juice could come from if not from the steak.",
      tip: habits.implication,
    },
  ],
};
