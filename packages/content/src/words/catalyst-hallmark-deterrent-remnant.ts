import { wordSet } from "./word-set.ts";

export const catalystHallmarkDeterrentRemnant = wordSet({
  id: "catalyst-hallmark-deterrent-remnant",
  contexts: {
    catalyst: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The fire that broke out on the Cuyahoga River in Cleveland in June 1969 was neither the first nor the most destructive there. Reported nationally at a time of growing public concern, it nonetheless became the principal ______ of federal legislation: within four years, Congress had enacted comprehensive limits on water pollution.",
      clue: "within four years, Congress had enacted",
      reason:
        "A *catalyst* is something that sets a change in motion. The fire was small (*neither the first nor the most destructive*), but legislation followed from the attention it received.",
      misfits: {
        hallmark: {
          code: "wrong-sense",
          reason:
            "A *hallmark* is a distinguishing feature. A fire is not a feature by which legislation is recognized; it came before the laws.",
        },
        deterrent: {
          code: "contradicts-the-text",
          reason:
            "A *deterrent* is something that discourages. Legislation was *enacted* after the fire and was not discouraged by it.",
        },
        remnant: {
          code: "relationship-reversed",
          reason:
            "A *remnant* is what is left of something. The fire preceded the legislation and was not a leftover of it.",
        },
      },
      opening: "A fire of no unusual size set off the legislation that followed within four years.",
      hint: "Consider both how large the fire was and what happened in the four years after it.",
      source:
        "The Cuyahoga River fire of 1969 and the Clean Water Act of 1972: standard reference works in environmental history",
    },
    hallmark: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Grains of quartz crossed by sets of parallel microscopic planes are regarded as the ______ of meteorite impact. Since no volcanic process generates sufficient pressure to produce such grains, geologists treat their presence as the distinguishing sign by which an ancient crater, however eroded, may be identified.",
      clue: "the distinguishing sign by which an ancient crater",
      reason:
        "A *hallmark* is a distinguishing feature. The second sentence calls the grains *the distinguishing sign* of an impact.",
      misfits: {
        catalyst: {
          code: "relationship-reversed",
          reason:
            "A *catalyst* is what sets a process off. The pressure of the impact produces the grains; they do not produce it.",
        },
        deterrent: {
          code: "not-in-the-text",
          reason:
            "A *deterrent* is something that discourages. Grains of quartz do nothing to keep meteorites away.",
        },
        remnant: {
          code: "half-right",
          reason:
            "A *remnant* is a surviving part. The grains have survived, but they are called a *sign* by which a crater is known, and they are not a part of an impact.",
        },
      },
      opening: "The grains are the distinguishing sign of an impact.",
      hint: "The second sentence says what geologists use the grains for.",
      source: "Shocked quartz: standard reference works in geology",
    },
    deterrent: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "With respect to mammals, whose molars would crush the seeds of chili peppers, the plant's pungent compound, capsaicin, functions as an effective ______. Birds, by contrast, are insensitive to the compound; they consume the fruit without hesitation and disperse the seeds intact.",
      clue: "they consume the fruit without hesitation",
      reason:
        "A *deterrent* is something that discourages an action. Birds, *by contrast*, eat *without hesitation*, so mammals are kept from eating.",
      misfits: {
        catalyst: {
          code: "contradicts-the-text",
          reason:
            "A *catalyst* is something that speeds or starts a process. If the compound spurred mammals to eat, there would be no contrast with birds that *consume the fruit*.",
        },
        hallmark: {
          code: "wrong-sense",
          reason:
            "A *hallmark* is a distinguishing feature. Pungency may distinguish the peppers, but what is contrasted is its effect on two groups of animals.",
        },
        remnant: {
          code: "not-in-the-text",
          reason: "A *remnant* is a part left over. The compound is not what is left of anything.",
        },
      },
      opening: "Birds eat the fruit freely, whereas mammals are discouraged from doing so.",
      hint: "*By contrast* lets the behavior of birds show that of mammals.",
      source: "Capsaicin and seed dispersal in chili peppers: standard reference works in botany",
    },
    remnant: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "The Białowieża Forest, on the border of Poland and Belarus, is the best-preserved ______ of the lowland woodland that once covered much of the European plain. Elsewhere the trees were cleared over many centuries for farmland and timber, while here, in a hunting reserve of successive monarchs, extensive stands survived.",
      clue: "woodland that once covered much of the European plain",
      reason:
        "A *remnant* is what is left of a larger whole. The stands *survived* from a woodland that *once covered* the plain.",
      misfits: {
        catalyst: {
          code: "wrong-sense",
          reason:
            "A *catalyst* is something that sets a change off. The forest did not give rise to the woodland of the plain; it was part of it.",
        },
        hallmark: {
          code: "half-right",
          reason:
            "A *hallmark* is a typical feature. *Once covered* and *survived* compare what was with what is left and do not name a feature.",
        },
        deterrent: {
          code: "contradicts-the-text",
          reason:
            "A *deterrent* is something that discourages. Clearing was prevented by the *hunting reserve*, and the forest did not discourage woodland.",
        },
      },
      opening: "The forest is what survives of a woodland that was once far larger.",
      hint: "Compare the extent of the woodland in the past with what survives.",
      source: "The Białowieża Forest: standard reference works in geography",
    },
  },
});
