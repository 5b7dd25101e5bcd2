import type { NoteSet } from "../note-set.ts";

export const twoTeas: NoteSet = {
  id: "two-teas",
  field: "everyday",
  source: "Standard encyclopedias of food; Heiss and Heiss, The Story of Tea (2007)",
  notes: [
    "Green tea and black tea both come from the leaves of the plant *Camellia sinensis*.",
    "For green tea, the leaves are heated soon after they have been picked.",
    "Heat stops oxidation, the reaction with air that turns leaves dark.",
    "Makers in China usually heat the leaves in pans, and makers in Japan usually steam them.",
    "For black tea, the leaves are withered, rolled, left to oxidize, and then dried.",
    "Black tea keeps its flavor longer than green tea does.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between green tea and black tea",
      uses: [0],
      key: {
        text: "Green tea and black tea are both made from the leaves of one plant, *Camellia sinensis*.",
        reason: "This names the plant from which both teas come.",
      },
      wrong: [
        {
          text: "Green tea and black tea differ in how long they keep their flavor, which lasts longer in black tea.",
          code: "beside-the-point",
          reason: "This names a difference between the teas.",
        },
        {
          text: "Green tea is made from the leaves of *Camellia sinensis*, which are heated soon after picking.",
          code: "half-right",
          reason: "This tells from what plant only one tea is made.",
        },
        {
          text: "Green tea, like black tea, is made from leaves that are heated soon after picking.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives black tea a step that belongs to green tea.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both teas. The first note does so.",
      look: "from what plant the teas come",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how the leaves for the two teas are treated",
      uses: [1, 4],
      key: {
        text: "Leaves for green tea are heated soon after they have been picked, whereas those for black tea are withered, rolled, and left to oxidize.",
        reason: "This says what is done with the leaves for each tea and contrasts the two.",
      },
      wrong: [
        {
          text: "Leaves for green tea are heated in pans by most makers in China, whereas they are usually steamed by makers in Japan.",
          code: "beside-the-point",
          reason: "This contrasts two ways of making green tea.",
        },
        {
          text: "Leaves for black tea are withered, rolled, and left to oxidize, whereas green tea does not keep its flavor as long as black tea does.",
          code: "half-right",
          reason: "This says how the leaves for only one tea are treated.",
        },
        {
          text: "Leaves for green tea are heated in pans by makers in China, whereas those for black tea are usually steamed by makers in Japan.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This makes steaming a treatment for black tea, although it is one for green tea.",
        },
      ],
      step: "The goal asks for a contrast in treatment, so the sentence must say what is done with the leaves for each tea. Two of the notes describe this.",
      look: "what happens to the leaves for each tea after picking",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the making of green tea keeps its leaves from turning dark",
      uses: [1, 2],
      key: {
        text: "For green tea, leaves are heated soon after picking, and the heat stops oxidation, the reaction with air that would turn them dark.",
        reason: "This links the heat to the end of the reaction that darkens leaves.",
      },
      wrong: [
        {
          text: "For green tea, leaves are heated soon after picking, as a rule in pans if the makers are in China and with steam if they are in Japan.",
          code: "half-right",
          reason: "This has the heating but not its effect on the reaction with air.",
        },
        {
          text: "For black tea, leaves are withered, rolled, and left to oxidize, a reaction with air that turns them dark, before they are dried.",
          code: "beside-the-point",
          reason: "This explains why other leaves do turn dark.",
        },
        {
          text: "For green tea, leaves are heated soon after picking, whereas those for black tea, left to oxidize, are dried only at the end.",
          code: "wrong-purpose",
          reason: "This uses the heating for a contrast of two teas, not to explain the color.",
        },
      ],
      step: "The goal asks how darkening is prevented, so the sentence must say what stops it. Two neighboring notes give the step and its effect.",
      look: "when the leaves are heated and what heat does",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a generalization about how green tea is made in different countries and support it with an example",
      uses: [1, 3],
      key: {
        text: "The way leaves for green tea are heated differs from country to country; makers in Japan, for example, usually steam them, unlike those in China.",
        reason: "This states a general fact and supports it with the case of Japan.",
      },
      wrong: [
        {
          text: "The way leaves for green tea are heated differs from country to country, but in any case the heat stops oxidation, which would turn them dark.",
          code: "half-right",
          reason: "This states a general fact without a country as an example.",
        },
        {
          text: "The way tea leaves are treated differs from one country to another; those for green tea, for example, are steamed in Japan but left to oxidize in China.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This has leaves for green tea oxidize in China, where makers usually heat them in pans.",
        },
        {
          text: "The way tea leaves are treated differs from one kind of tea to another; those for black tea, for example, are withered, rolled, and left to oxidize.",
          code: "beside-the-point",
          reason: "This generalizes about kinds of tea, not about countries.",
        },
      ],
      step: "The goal has two parts, so the sentence must make a general statement and name one country that bears it out. One note tells how makers in two countries work.",
      look: "how makers in different countries heat the leaves",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe the making of black tea to an audience already familiar with green tea",
      uses: [1, 4],
      key: {
        text: "Unlike the leaves for green tea, those for black tea are withered and rolled, then left to oxidize, and only then dried.",
        reason: "This describes black tea and takes knowledge of green tea for granted.",
      },
      wrong: [
        {
          text: "Green tea is made from leaves of *Camellia sinensis* that are heated soon after picking, whereas leaves for black tea are left to oxidize.",
          code: "wrong-purpose",
          reason:
            "This spends half of the sentence on explaining green tea, which the audience knows.",
        },
        {
          text: "Unlike the leaves for green tea, those for black tea are withered and rolled but dried before they have had time to oxidize.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This leaves out the oxidation that black tea undergoes.",
        },
        {
          text: "Unlike green tea, whose leaves makers in Japan usually steam, black tea keeps its flavor longer, although both come from the same plant.",
          code: "beside-the-point",
          reason: "This describes how long the flavor lasts, not the making.",
        },
      ],
      step: "The audience knows green tea, so the sentence should go straight to the steps for black tea. One note lists them.",
      look: "what is done with the leaves for black tea",
    },
  ],
};
