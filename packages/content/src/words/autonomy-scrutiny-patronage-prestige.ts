import { wordSet } from "./word-set.ts";

export const autonomyScrutinyPatronagePrestige = wordSet({
  id: "autonomy-scrutiny-patronage-prestige",
  contexts: {
    autonomy: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "When the League of Nations decided in 1921 that the Åland Islands should remain part of Finland, it required that their inhabitants be guaranteed ______. An elected assembly accordingly passes its own laws on education, health care, and policing without reference to the parliament in Helsinki.",
      clue: "passes its own laws on education",
      reason:
        "*Autonomy* is self-government. An assembly that *passes its own laws* governs the islands in these matters.",
      misfits: {
        scrutiny: {
          code: "contradicts-the-text",
          reason:
            "*Scrutiny* is close examination. An assembly that acts *without reference to the parliament* is not closely watched by it.",
        },
        patronage: {
          code: "relationship-reversed",
          reason:
            "*Patronage* is support given by the powerful. The islands receive the power to make laws and not the favor of Helsinki.",
        },
        prestige: {
          code: "beside-the-point",
          reason:
            "*Prestige* is high standing in the opinion of others. The result described is a power of legislation.",
        },
      },
      opening: "The islands pass their own laws in many fields, so they govern themselves.",
      hint: "*Accordingly* shows that the second sentence carries out what had been guaranteed.",
      source: "The Åland Islands settlement of 1921: standard reference works in international law",
    },
    scrutiny: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "In March 1989, chemists Martin Fleischmann and Stanley Pons announced that they had produced nuclear fusion at room temperature. The claim did not withstand the ______ of other laboratories: within months, reexamination of the measurements had disclosed serious errors in them, and attempts to repeat the experiment had failed.",
      clue: "reexamination of the measurements had disclosed serious errors",
      reason:
        "*Scrutiny* is close and critical examination. *Reexamination* of the measurements *disclosed serious errors*, so the claim did not survive it.",
      misfits: {
        autonomy: {
          code: "not-in-the-text",
          reason:
            "*Autonomy* is independence. That other laboratories were independent is not what defeated the claim; their findings were.",
        },
        patronage: {
          code: "contradicts-the-text",
          reason:
            "*Patronage* is support by a sponsor. The laboratories did not sponsor the claim; they found errors in it.",
        },
        prestige: {
          code: "wrong-strength-or-tone",
          reason:
            "*Prestige* is high reputation. The claim failed because of *errors* and failed repetitions, not because others were better known.",
        },
      },
      opening: "Other laboratories examined the measurements and found serious errors.",
      hint: "The colon introduces what the other laboratories did and what came of it.",
      source:
        "Cold fusion announcement of 1989: standard reference works in the history of science",
    },
    patronage: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The astronomical work of Tycho Brahe long depended on the ______ of the Danish crown. King Frederick II granted him the island of Hven, the income of several estates, and the funds with which to construct an observatory; when a successor withdrew this support, Brahe left the country.",
      clue: "when a successor withdrew this support",
      reason:
        "*Patronage* is support given by a wealthy or powerful person. The grants of an island, income, and funds are *this support*.",
      misfits: {
        autonomy: {
          code: "contradicts-the-text",
          reason: "*Autonomy* is independence. Brahe's work *depended* on what the king gave.",
        },
        scrutiny: {
          code: "not-in-the-text",
          reason:
            "*Scrutiny* is close examination. The king provided land and money; he is not said to have examined the work.",
        },
        prestige: {
          code: "half-right",
          reason:
            "*Prestige* is high standing. The crown had it, but the grants and the word *support* show that Brahe depended on the gifts.",
        },
      },
      opening: "The king's grants of land, income, and funds supported the astronomer's work.",
      hint: "*This support* refers back to the blank and to the list that follows it.",
      source: "Tycho Brahe and Frederick II: standard reference works in the history of science",
    },
    prestige: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Salaries cannot explain why graduates compete for posts in the regional administration, sociologist Kofi Mensah argues, since private firms pay more and leave employees greater freedom. What the posts offer instead is ______: applicants whom he interviewed emphasized the deference shown to officials and the esteem conferred on their families.",
      clue: "the esteem conferred on their families",
      reason:
        "*Prestige* is high standing in the eyes of others. The *deference* and *esteem* in the interviews amount to it, and pay and freedom are excluded.",
      misfits: {
        autonomy: {
          code: "contradicts-the-text",
          reason:
            "*Autonomy* is the freedom to direct oneself, but it is the private firms that leave *greater freedom*.",
        },
        scrutiny: {
          code: "not-in-the-text",
          reason:
            "*Scrutiny* is close examination. The applicants mention being honored and not being watched.",
        },
        patronage: {
          code: "half-right",
          reason:
            "*Patronage* is support given by the powerful. *Deference* and *esteem* are the respect of others and not favors or funds.",
        },
      },
      opening: "What attracts applicants is the deference and esteem that come with a post.",
      hint: "Two advantages are excluded before *instead*, and two others are named after the colon.",
    },
  },
});
