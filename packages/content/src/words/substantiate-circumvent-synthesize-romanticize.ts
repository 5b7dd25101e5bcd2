import { wordSet } from "./word-set.ts";

export const substantiateCircumventSynthesizeRomanticize = wordSet({
  id: "substantiate-circumvent-synthesize-romanticize",
  contexts: {
    substantiate: {
      version: 2,
      level: "Medium",
      clueKind: "W6",
      text: "The assertion that Chinese fleets reached the Americas in 1421, which was advanced in a widely read book of 2002, has not been accepted by specialists. No shipwreck, inscription, or contemporary document has been discovered that would ______ the account, and the maps cited in its favor are of disputed date.",
      clue: "No shipwreck, inscription, or contemporary document has been discovered",
      reason:
        "To *substantiate* is to support with evidence. A *shipwreck, inscription, or contemporary document* would be such evidence, and none *has been discovered*.",
      misfits: {
        circumvent: {
          code: "wrong-sense",
          reason:
            "To *circumvent* is to get around a rule or obstacle. An account of a voyage is no obstacle that an inscription might get around.",
        },
        synthesize: {
          code: "not-in-the-text",
          reason:
            "To *synthesize* is to combine into a whole. The missing objects would serve as proof, and the text mentions nothing to be combined.",
        },
        romanticize: {
          code: "contradicts-the-text",
          reason:
            "To *romanticize* is to make something seem more appealing than it is. The list names sober kinds of evidence, which would not embellish the account.",
        },
      },
      opening: "Evidence in favor of the assertion has not been found.",
      hint: "Ask what specialists would need to find in order to accept the assertion.",
      source: "Pre-Columbian contact hypotheses: standard reference works in history",
    },
    circumvent: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "In 1784 the British Parliament imposed a tax on every thousand bricks manufactured. Some producers attempted to ______ it by enlarging their bricks, so that fewer were required for a given wall and less money was owed; legislators responded in 1803 by doubling the rate on bricks that exceeded certain dimensions.",
      clue: "fewer were required for a given wall and less money was owed",
      reason:
        "To *circumvent* is to find a way around a rule. With larger bricks, producers obeyed the letter of the law while *less money was owed*.",
      misfits: {
        substantiate: {
          code: "wrong-sense",
          reason:
            "To *substantiate* is to prove with evidence. A tax is not a claim that could be proved.",
        },
        synthesize: {
          code: "not-in-the-text",
          reason:
            "To *synthesize* is to combine into a whole. The producers changed the size of their bricks and did not combine anything with the tax.",
        },
        romanticize: {
          code: "wrong-strength-or-tone",
          reason:
            "To *romanticize* is to describe in too favorable a light. Producers acted in order to pay less and did not describe the tax at all.",
        },
      },
      opening: "Larger bricks allowed producers to owe less under the tax.",
      hint: "The words after *so that* name the effect of making the bricks larger.",
      source: "The brick tax of 1784: standard reference works in architectural history",
    },
    synthesize: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In the murals entitled *Aspects of Negro Life* (1934), Aaron Douglas sought to ______ several artistic traditions. The fragmented planes of cubism, the profiles of Egyptian reliefs, and the geometry of West African sculpture are combined there into a single coherent style.",
      clue: "are combined there into a single coherent style",
      reason:
        "To *synthesize* is to combine different things into a whole. The three traditions *are combined there into a single coherent style*.",
      misfits: {
        substantiate: {
          code: "not-in-the-text",
          reason:
            "To *substantiate* is to support with evidence. The murals use the traditions and offer no proof concerning them.",
        },
        circumvent: {
          code: "contradicts-the-text",
          reason:
            "To *circumvent* is to go around or avoid. The features of all three traditions are present in the murals.",
        },
        romanticize: {
          code: "beside-the-point",
          reason:
            "To *romanticize* is to make something seem more appealing than it is. The text says how the traditions are joined and not how favorably they are shown.",
        },
      },
      opening: "Features of three traditions are combined in the murals into one style.",
      hint: "The second sentence states what becomes of the three traditions.",
      source: "Aaron Douglas and the Harlem Renaissance: standard reference works in American art",
    },
    romanticize: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Popular fiction of the 1880s generally presented the midwestern farm as a scene of wholesome contentment. In stories published in 1891, Hamlin Garland declined to ______ rural life: although his descriptions of landscape are often lyrical, the labor that takes place there is exhausting, and the laborers are isolated and in debt.",
      clue: "the labor that takes place there is exhausting",
      reason:
        "To *romanticize* is to present as more appealing than it is. Other fiction showed *wholesome contentment*, but Garland shows *exhausting* labor and debt.",
      misfits: {
        substantiate: {
          code: "not-in-the-text",
          reason:
            "To *substantiate* is to support with evidence. Garland and the others describe rural life, and no claim is said to need proof.",
        },
        circumvent: {
          code: "wrong-sense",
          reason:
            "To *circumvent* is to find a way around a rule or obstacle. Rural life is what Garland and the others describe, and it stands in no one's way.",
        },
        synthesize: {
          code: "contradicts-the-text",
          reason:
            "To *synthesize* is to combine into a whole. Garland does combine *lyrical* landscapes with *exhausting* labor, so this he did not decline to do.",
        },
      },
      opening: "Garland refused to show rural life as more pleasant than it was.",
      hint: "What did other fiction do with the farm? Garland *declined* to do the same.",
      source:
        "Hamlin Garland and American realism: standard reference works in American literature",
    },
  },
});
