import { wordSet } from "./word-set.ts";

export const complacentDiffidentMagnanimousTenacious = wordSet({
  id: "complacent-diffident-magnanimous-tenacious",
  contexts: {
    complacent: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "In a study of chemical plants, sociologist Ivo Marek found that serious accidents were most frequent not where earlier failures had been recorded but where there had been none for a decade. Extended success, he argues, made managers ______, so that inspections were deferred and warnings received little attention.",
      clue: "inspections were deferred and warnings received little attention",
      reason:
        "*Complacent* means so satisfied with things as they are that one ignores dangers. Deferred inspections and unheeded warnings are the result.",
      misfits: {
        diffident: {
          code: "contradicts-the-text",
          reason:
            "*Diffident* means lacking confidence. Managers without confidence would not have neglected warnings after *extended success*.",
        },
        magnanimous: {
          code: "not-in-the-text",
          reason:
            "*Magnanimous* means generous, especially to a rival. No generosity is described.",
        },
        tenacious: {
          code: "wrong-sense",
          reason:
            "*Tenacious* means holding firmly to a purpose. The managers let inspections lapse and held to nothing.",
        },
      },
      opening:
        "Success made managers so sure of safety that they neglected inspections and warnings.",
      hint: "*So that* introduces the effect of the attitude in question.",
    },
    diffident: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Women who corresponded with the scientific academies of the eighteenth century often opened their letters with apologies. Historian of science Clara Ogunleye disputes the conclusion that they were ______ about their abilities: such phrases, she notes, were conventional, and the same writers corrected established authorities without hesitation.",
      clue: "corrected established authorities without hesitation",
      reason:
        "*Diffident* means lacking confidence in oneself. The *apologies* suggest it, and Ogunleye denies it because the writers corrected authorities *without hesitation*.",
      misfits: {
        complacent: {
          code: "relationship-reversed",
          reason:
            "*Complacent* means satisfied with oneself. No one would draw that conclusion from *apologies*.",
        },
        magnanimous: {
          code: "wrong-sense",
          reason:
            "*Magnanimous* means generous to others. The conclusion in question concerns the writers' view of *their abilities*.",
        },
        tenacious: {
          code: "contradicts-the-text",
          reason:
            "*Tenacious* means holding firmly. Writers who corrected authorities *without hesitation* give no reason to dispute that they held firm.",
        },
      },
      opening:
        "The apologies suggest a lack of confidence, which the writers' corrections disprove.",
      hint: "Ask what conclusion one might draw from apologies, and what speaks against it.",
    },
    magnanimous: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Historians have generally described the terms that Ulysses S. Grant offered Robert E. Lee in April 1865 as ______. Having defeated his opponent's army, Grant permitted its officers to retain their sidearms and its soldiers to take their horses home for spring plowing, and he provided rations for all of them.",
      clue: "he provided rations for all of them",
      reason:
        "*Magnanimous* means generous toward a rival or a defeated opponent. Grant let the soldiers keep their horses and *provided rations*.",
      misfits: {
        complacent: {
          code: "wrong-sense",
          reason:
            "*Complacent* means satisfied with oneself. The examples show what Grant gave to others.",
        },
        diffident: {
          code: "not-in-the-text",
          reason:
            "*Diffident* means lacking confidence. Nothing suggests that Grant doubted his own position after he had *defeated* an army.",
        },
        tenacious: {
          code: "contradicts-the-text",
          reason:
            "*Tenacious* means holding on firmly. The terms let the other side keep much, and insist on little.",
        },
      },
      opening: "The winner let the defeated keep horses and sidearms and gave them food.",
      hint: "The second sentence lists what was granted to the defeated side.",
      source: "The surrender at Appomattox: standard reference works in American history",
    },
    tenacious: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Biochemist Katalin Karikó was ______ in her investigation of messenger RNA as a basis for medicines. Although her applications for grants were repeatedly rejected and her university demoted her in 1995, she continued the research over the following decade, and the methods that resulted later made vaccines possible.",
      clue: "she continued the research over the following decade",
      reason:
        "*Tenacious* means holding firmly to a purpose. She *continued the research* in spite of rejections and a demotion.",
      misfits: {
        complacent: {
          code: "contradicts-the-text",
          reason:
            "*Complacent* means content with things as they are. Her efforts went on for a decade in adverse conditions.",
        },
        diffident: {
          code: "wrong-strength-or-tone",
          reason:
            "*Diffident* means lacking confidence. A researcher without confidence would hardly continue after repeated rejection.",
        },
        magnanimous: {
          code: "not-in-the-text",
          reason:
            "*Magnanimous* means generous to rivals. Her treatment of others is not described.",
        },
      },
      opening: "In spite of rejections and a demotion, she continued the research.",
      hint: "*Although* lists obstacles; the main clause says what she did.",
      source: "Katalin Karikó and messenger RNA: standard reference works in biochemistry",
    },
  },
});
