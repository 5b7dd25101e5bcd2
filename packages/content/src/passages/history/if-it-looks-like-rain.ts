import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const ifItLooksLikeRain: Passage = {
  id: "if-it-looks-like-rain",
  genre: "essay",
  credit:
    'The following text is from "If It Looks Like Rain," an essay written for SAT Practice in the manner of the 1930s.',
  text: prose`
    Talk about the weather has been called empty, and so it is. So is a cup that is held out to you.
    When a stranger at the tram stop remarks that it looks like rain, nobody supposes that he means
    to inform me; I have eyes, and an umbrella. He is asking whether I am someone who answers. The
    subject has been chosen with care. Neither of us made the weather, or can profit by it, or voted
    for it. If I agree, we may go on in five minutes to something that matters; if I do not, nothing
    has been refused but a cloud. Those who despise such talk should try beginning with what
    matters, and notice who moves down the bench.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Talk about the weather tells us nothing new but is a safe way for strangers to begin.",
        reason: "It is empty, but it lets one find out whether the other will answer.",
      },
      wrong: [
        {
          text: "Talk about the weather is the one kind of talk that strangers can enjoy.",
          code: "too-extreme",
          reason: "They may go on to *something that matters*.",
        },
        {
          text: "Talk about the weather wastes time that could be given to more important things.",
          code: "contradicts-the-text",
          reason: "It can lead *to something that matters*.",
        },
        {
          text: "Talk about rain is most useful to people who have no umbrella with them.",
          code: "words-echoed",
          reason: "The umbrella shows that the remark was not needed as information.",
        },
      ],
      evidence: [
        "He is asking whether I am someone who answers.",
        "nothing has been refused but a cloud",
      ],
      opening: "The essay admits that such talk is empty and then says what it is good for.",
      steps: [
        "The remark about rain does not inform; it asks *whether I am someone who answers*. Whichever way it goes, no harm is done: *nothing has been refused but a cloud*.",
      ],
      hint: "Ask what the stranger at the tram stop really wants to find out.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what is the stranger at the tram stop trying to learn?",
      key: {
        text: "Whether the essayist is willing to talk",
        reason: "*He is asking whether I am someone who answers.*",
      },
      wrong: [
        {
          text: "Whether the essayist thinks it will rain",
          code: "contradicts-the-text",
          reason: "He does not ask for information about rain.",
        },
        {
          text: "Whether the essayist has an umbrella",
          code: "words-echoed",
          reason: "The umbrella is the essayist's proof that no information is needed.",
        },
        {
          text: "Whether the essayist knows the tram's times",
          code: "not-in-the-text",
          reason: "Nobody asks about trams.",
        },
      ],
      evidence: ["He is asking whether I am someone who answers."],
      opening: "A short sentence in the middle translates the stranger's remark.",
      steps: [
        "The remark about rain is not meant to inform: *He is asking whether I am someone who answers.*",
      ],
      hint: "Find the sentence that begins with *He is asking*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Neither of us made the weather, or can profit by it, or voted for it.",
      key: {
        text: "It explains why the weather is a subject on which two strangers need not quarrel.",
        reason: "Nobody has a stake in it, which is why it *has been chosen with care*.",
      },
      wrong: [
        {
          text: "It explains why the weather has come to be a subject that people despise.",
          code: "relationship-reversed",
          reason: "It supports the choice of the subject.",
        },
        {
          text: "It complains that the weather is beyond the control of those who have to wait in it.",
          code: "wrong-purpose",
          reason: "The essayist does not complain; that nobody made the weather is its merit.",
        },
        {
          text: "It proves that the weather matters equally to people of different opinions.",
          code: "not-in-the-text",
          reason: "How much it matters to anyone is not at issue.",
        },
      ],
      evidence: ["The subject has been chosen with care."],
      opening: "The sentence gives the care with which the subject was chosen its content.",
      steps: [
        "*The subject has been chosen with care*, and this is how: neither stranger *made* it, gains by it, *or voted for it*. Nothing in it can set them at odds.",
      ],
      hint: "Read the short sentence before it and ask *why?*",
      tip: habits.function,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "So is a cup that is held out to you.",
      key: {
        text: "It accepts a criticism in such a way that the criticism loses its force.",
        reason:
          "A cup held out is empty because it is there to be filled; so emptiness is no fault.",
      },
      wrong: [
        {
          text: "It accepts a criticism and expresses regret that so little can be said against it.",
          code: "wrong-strength-or-tone",
          reason: "There is no regret; the image turns the charge to praise.",
        },
        {
          text: "It rejects a criticism by showing that what seems to be empty in fact is not.",
          code: "contradicts-the-text",
          reason: "The emptiness is granted: *and so it is*.",
        },
        {
          text: "It illustrates a criticism with an instance of what strangers offer to each other while they wait.",
          code: "too-narrow",
          reason: "The cup is an image for the talk, not one more thing at the tram stop.",
        },
      ],
      evidence: ["has been called empty, and so it is", "So is a cup that is held out to you."],
      opening: "The image grants the word *empty* and changes what it means.",
      steps: [
        "*And so it is*, the essay says of the charge. But a cup *held out to you* is empty and welcome: it waits for something to be put into it. The charge stands and no longer hurts.",
      ],
      hint: "Ask why a person would hold out an empty cup.",
      tip: habits.function,
    },
  ],
};
