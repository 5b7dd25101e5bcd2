import type { NoteSet } from "../note-set.ts";

export const coralRings: NoteSet = {
  id: "coral-rings",
  field: "geography",
  source: "Standard histories of geology; Ladd et al., Bulletin of the AAPG 37 (1953)",
  notes: [
    "An atoll is a ring of coral reefs around a lagoon.",
    "The corals that build reefs live in shallow, sunlit water.",
    "In 1842, Charles Darwin argued that atolls form as volcanic islands slowly sink while coral grows upward around them.",
    "In 1880, John Murray argued that atolls form, without any sinking, on undersea hills raised by sediment.",
    "In 1952, drills at Enewetak Atoll, in the Pacific, passed through more than 1,200 meters of coral limestone to volcanic rock.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "contrast Darwin's and Murray's explanations of how atolls form",
      uses: [2, 3],
      key: {
        text: "Darwin argued that atolls form around slowly sinking volcanic islands, whereas Murray argued that they form on undersea hills without any sinking.",
        reason: "This gives both explanations and the point on which they differ.",
      },
      wrong: [
        {
          text: "Darwin argued in 1842 that atolls form around slowly sinking volcanic islands, whereas Murray explained these rings of coral reefs differently in 1880.",
          code: "half-right",
          reason: "This gives Darwin's explanation but not Murray's.",
        },
        {
          text: "Darwin explained atolls in 1842 as rings of coral around volcanic islands raised by sediment, whereas Murray explained them in 1880 by the slow sinking of undersea hills.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This mixes the two explanations, since Darwin's islands sink and Murray's hills are raised by sediment.",
        },
        {
          text: "Darwin presented his explanation of atolls in 1842, whereas Murray argued for his own view only in 1880, decades before the drilling at Enewetak.",
          code: "beside-the-point",
          reason: "This contrasts when the explanations appeared, not what they say.",
        },
      ],
      step: "The goal asks for two explanations set side by side, so the sentence must state both. One note gives Darwin's, the next gives Murray's.",
      look: "on what kind of base each man thought that atolls form",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge Murray's explanation with the evidence from Enewetak",
      uses: [1, 3, 4],
      key: {
        text: "Murray held that atolls form without any sinking, yet at Enewetak the limestone of corals, which live in shallow water, extends more than 1,200 meters down.",
        reason:
          "This sets the depth of shallow-water coral against Murray's claim that nothing sank.",
      },
      wrong: [
        {
          text: "Murray held that atolls form without any sinking, yet Darwin had argued decades earlier that they form as volcanic islands slowly sink while coral grows upward.",
          code: "half-right",
          reason: "This opposes Murray with another opinion, not with the evidence from Enewetak.",
        },
        {
          text: "Murray held that atolls form without any sinking, yet the drills at Enewetak passed through more than 1,200 meters of volcanic rock to coral limestone.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This reverses what the drills met, since the limestone lies on top of the volcanic rock.",
        },
        {
          text: "Drills at Enewetak, an atoll in the Pacific, passed through more than 1,200 meters of limestone in 1952, long after Murray wrote.",
          code: "beside-the-point",
          reason: "This reports the drilling without turning it against Murray's explanation.",
        },
      ],
      step: "The goal asks for evidence against Murray, so the sentence must join his claim to what the drills found. A note on where corals live shows why the depth matters.",
      look: "what Murray denied, where reef corals live, and how deep the limestone goes",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "explain what an atoll is",
      uses: [0, 4],
      key: {
        text: "An atoll, such as Enewetak in the Pacific, is a ring of coral reefs that surrounds a lagoon.",
        reason: "This says what kind of thing an atoll is.",
      },
      wrong: [
        {
          text: "An atoll, such as Enewetak in the Pacific, owes its reefs to corals that live in shallow water.",
          code: "half-right",
          reason: "This tells what builds the reefs of an atoll without saying what an atoll is.",
        },
        {
          text: "An atoll forms as a volcanic island slowly sinks, according to a view that Charles Darwin published in 1842.",
          code: "beside-the-point",
          reason: "This tells how atolls form, not what they are.",
        },
        {
          text: "An atoll, such as Enewetak in the Pacific, can have coral limestone more than 1,200 meters thick.",
          code: "wrong-purpose",
          reason: "This gives a measure of one atoll instead of a definition.",
        },
      ],
      step: "The goal asks for a definition, so the sentence must say what an atoll is. The first note gives one.",
      look: "how the reefs of an atoll are arranged",
    },
  ],
};
