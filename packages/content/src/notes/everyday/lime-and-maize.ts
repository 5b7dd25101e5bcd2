import type { NoteSet } from "../note-set.ts";

export const limeAndMaize: NoteSet = {
  id: "lime-and-maize",
  field: "everyday",
  source: "Coe, America's First Cuisines (1994); standard encyclopedias of food",
  notes: [
    "Cooks in Mexico and Central America have long prepared maize by a process called nixtamalization.",
    "They cook and soak the kernels in water with lime, a mineral powder.",
    "The lime loosens the tough skins of the kernels, which makes the maize easier to grind.",
    "It also lets the ground maize hold together as a dough for tortillas.",
    "It frees niacin, a vitamin that the body can hardly absorb from untreated maize.",
    "Europeans adopted maize in the 1500s but not the process.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how lime makes maize easier to grind",
      uses: [1, 2],
      key: {
        text: "When kernels of maize are cooked and soaked in water with lime, the lime loosens their tough skins, making the maize easier to grind.",
        reason: "This follows the steps from the soaking to the easier grinding.",
      },
      wrong: [
        {
          text: "When kernels of maize are prepared by nixtamalization, a process in which lime, a mineral powder, is used, the maize becomes easier to grind.",
          code: "half-right",
          reason: "This states the effect without saying how lime brings it about.",
        },
        {
          text: "When kernels of maize have been prepared with lime and then ground, the maize holds together as a dough for tortillas.",
          code: "beside-the-point",
          reason: "This concerns the dough, not the grinding.",
        },
        {
          text: "When kernels of maize are cooked and soaked in water with lime, they undergo a process long used in Mexico and Central America.",
          code: "wrong-purpose",
          reason: "This identifies the process instead of its effect on grinding.",
        },
      ],
      step: "The goal asks how lime acts, so the sentence must name the step between soaking and grinding. One note tells what happens to the skins.",
      look: "what the lime does to the skins of the kernels",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain a nutritional advantage of maize prepared with lime over untreated maize",
      uses: [1, 4],
      key: {
        text: "Maize prepared with lime provides niacin, a vitamin that the body can hardly absorb from untreated maize.",
        reason:
          "This names the vitamin gained and the untreated maize with which the other is compared.",
      },
      wrong: [
        {
          text: "Maize prepared with lime is easier to grind than untreated maize, whose kernels still have their tough skins.",
          code: "beside-the-point",
          reason: "This names an advantage for the cook, not for nutrition.",
        },
        {
          text: "Maize prepared with lime, as it long has been in Mexico and Central America, provides the body with niacin, a vitamin.",
          code: "half-right",
          reason: "This names the vitamin but makes no comparison with untreated maize.",
        },
        {
          text: "Maize prepared with lime provides more niacin, a vitamin, than untreated maize, since its kernels still have their tough skins.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This leaves the tough skins on the treated kernels, although lime loosens them.",
        },
      ],
      step: "The goal asks for an advantage over untreated maize, so the sentence must say what the body gets from one and not from the other. One note speaks of a vitamin.",
      look: "what lime frees and what the body can hardly absorb",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce nixtamalization to an audience unfamiliar with the process",
      uses: [0, 1],
      key: {
        text: "Nixtamalization, long practiced in Mexico and Central America, is a process in which kernels of maize are cooked and soaked in water with lime.",
        reason: "This says what the process is and where it is practiced.",
      },
      wrong: [
        {
          text: "Nixtamalization, which Europeans did not adopt along with maize in the 1500s, frees a vitamin and makes the kernels easier to grind.",
          code: "half-right",
          reason: "This names effects of the process without saying what is done in it.",
        },
        {
          text: "Nixtamalization, which Europeans adopted along with maize in the 1500s, is a process in which lime frees a vitamin and makes the kernels easier to grind.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has Europeans adopt the process, which they did not.",
        },
        {
          text: "Tortillas, which are made in Mexico and Central America, consist of a dough that holds together because the maize was prepared with lime.",
          code: "beside-the-point",
          reason: "This introduces tortillas instead of the process.",
        },
      ],
      step: "The audience does not know the process, so the sentence must say what is done and by whom. The first two notes do so.",
      look: "who uses the process and what is done with the kernels",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "state both what Europeans adopted in the 1500s and what they did not adopt",
      uses: [0, 5],
      key: {
        text: "In the 1500s, Europeans adopted maize but not nixtamalization, the process by which cooks in Mexico and Central America prepared it.",
        reason: "This names what was adopted, maize, and what was not, the process.",
      },
      wrong: [
        {
          text: "In the 1500s, Europeans adopted maize, which cooks in Mexico and Central America had long ground and made into tortillas.",
          code: "half-right",
          reason: "This names what was adopted but not what was not.",
        },
        {
          text: "In the 1500s, Europeans did not adopt nixtamalization, the process by which cooks in Mexico and Central America had long prepared maize.",
          code: "wrong-purpose",
          reason: "This names the process that was not adopted but says nothing of what was.",
        },
        {
          text: "Cooks in Mexico and Central America have long prepared maize by nixtamalization, which makes it easier to grind into a dough.",
          code: "beside-the-point",
          reason: "This concerns the cooks of other regions, not the Europeans.",
        },
      ],
      step: "The goal has two parts, so the sentence must name one thing taken and one thing not taken. The last note names both.",
      look: "what came to Europe and what did not",
    },
  ],
};
