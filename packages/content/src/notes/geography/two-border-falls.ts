import type { NoteSet } from "../note-set.ts";

export const twoBorderFalls: NoteSet = {
  id: "two-border-falls",
  field: "geography",
  source:
    "Standard encyclopedias of geography; UNESCO World Heritage listings of Mosi-oa-Tunya / Victoria Falls and Iguazu",
  notes: [
    "Victoria Falls, on the Zambezi River, lies on the border between Zambia and Zimbabwe.",
    "Iguazu Falls, on the Iguazu River, lies on the border between Argentina and Brazil.",
    "Victoria Falls is a nearly unbroken curtain of water about 1,700 meters wide.",
    "Iguazu Falls consists of some 275 separate falls along an edge of about 2,700 meters.",
    "Victoria Falls is also called Mosi-oa-Tunya, 'the smoke that thunders,' because of its spray.",
    "The name Iguazu, which means 'big water,' comes from the Guarani language.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity in the locations of the two waterfalls",
      uses: [0, 1],
      key: {
        text: "Victoria Falls and Iguazu Falls, though they are on different rivers, are alike in that each lies on a border between two countries.",
        reason: "This says that both waterfalls lie on borders.",
      },
      wrong: [
        {
          text: "Victoria Falls is a nearly unbroken curtain of water, but Iguazu Falls consists of some 275 separate falls along its edge.",
          code: "beside-the-point",
          reason: "This contrasts the forms of the waterfalls.",
        },
        {
          text: "Victoria Falls, which differs in form from Iguazu Falls, lies on the Zambezi River on the border between Zambia and Zimbabwe.",
          code: "half-right",
          reason: "This gives the location of one waterfall.",
        },
        {
          text: "Victoria Falls and Iguazu Falls, though they differ in form, are alike in that each lies on the border between Zambia and Zimbabwe.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives both waterfalls the location of one.",
        },
      ],
      step: "A location is described by the river and the countries. Compare the first two notes.",
      look: "where each waterfall lies",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the form of the two waterfalls",
      uses: [2, 3],
      key: {
        text: "Victoria Falls is a single curtain of water with hardly a break, whereas Iguazu Falls is made up of some 275 separate falls.",
        reason: "This contrasts one curtain with many falls.",
      },
      wrong: [
        {
          text: "Victoria Falls lies on the border between Zambia and Zimbabwe, whereas Iguazu Falls lies between Argentina and Brazil.",
          code: "beside-the-point",
          reason: "This contrasts locations, not forms.",
        },
        {
          text: "Iguazu Falls, which has an edge of about 2,700 meters, consists of some 275 separate falls and so differs in form from Victoria Falls.",
          code: "half-right",
          reason:
            "This describes the form of one waterfall and does not say what the other looks like.",
        },
        {
          text: "Iguazu Falls, which has an edge of about 2,700 meters, is a nearly unbroken curtain of water and so differs in form from Victoria Falls.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives Iguazu Falls the form of Victoria Falls.",
        },
      ],
      step: "Form here means whether the water falls as one or in parts. Each waterfall has a note about this.",
      look: "how the water falls in each place",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the widths of the two waterfalls",
      uses: [2, 3],
      key: {
        text: "The edge of Iguazu Falls, at about 2,700 meters, is much longer than Victoria Falls is wide, at about 1,700 meters.",
        reason: "This gives both measures and says which is greater.",
      },
      wrong: [
        {
          text: "At Iguazu Falls, water comes down in some 275 separate falls, but at Victoria Falls it comes down as one nearly unbroken curtain.",
          code: "beside-the-point",
          reason: "This compares forms and numbers of falls, not widths.",
        },
        {
          text: "Victoria Falls, which forms a nearly unbroken curtain about 1,700 meters wide, differs in width from Iguazu Falls, with its many separate falls.",
          code: "half-right",
          reason: "This gives one width only.",
        },
        {
          text: "Victoria Falls, which is about 1,700 meters wide, is also called 'the smoke that thunders' because of the spray that it sends up.",
          code: "wrong-purpose",
          reason: "This uses one width to describe the waterfall's effect.",
        },
      ],
      step: "To compare widths, the sentence needs two measures. They stand in neighboring notes.",
      look: "how many meters each waterfall measures",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about the names Mosi-oa-Tunya and Iguazu",
      uses: [4, 5],
      key: {
        text: "Both waterfalls have names that describe the water, one by its size, the other by the spray that it sends up.",
        reason: "This makes one claim that covers the two names.",
      },
      wrong: [
        {
          text: "Both waterfalls lie between two countries, Victoria Falls on the Zambezi River and Iguazu Falls on the Iguazu River.",
          code: "beside-the-point",
          reason: "This generalizes about locations.",
        },
        {
          text: "The waterfall on the Zambezi River is also called Mosi-oa-Tunya, 'the smoke that thunders,' because of the spray that it sends up.",
          code: "half-right",
          reason: "This explains one of the two names.",
        },
        {
          text: "Mosi-oa-Tunya means 'the smoke that thunders,' whereas Iguazu means 'big water' in Guarani, the language from which the name comes.",
          code: "wrong-purpose",
          reason: "This gives the two meanings but no claim that covers both.",
        },
      ],
      step: "A generalization states what several cases have in common. Ask to what each of the names refers.",
      look: "what each of the names means",
    },
  ],
};
