import type { NoteSet } from "../note-set.ts";

export const greatZimbabwe: NoteSet = {
  id: "great-zimbabwe",
  field: "history",
  source: "Caton-Thompson, The Zimbabwe Culture (1931); standard encyclopedias of archaeology",
  notes: [
    "Great Zimbabwe is a city of stone whose ruins stand in southern Africa.",
    "Many colonial writers claimed that foreigners, such as Phoenicians, had built it in ancient times.",
    "In 1929, the British archaeologist Gertrude Caton-Thompson excavated parts of the site that earlier diggers had left undisturbed.",
    "She dated the layers by imported objects such as glass beads.",
    "She concluded that Africans had built the city in the Middle Ages.",
    "Later research confirmed that ancestors of the Shona people built it between the 11th and the 15th century.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which Caton-Thompson dated Great Zimbabwe",
      uses: [0, 2, 3],
      key: {
        text: "Excavating undisturbed parts of Great Zimbabwe, Gertrude Caton-Thompson dated the layers by imported objects such as glass beads that they contained.",
        reason: "This says where she dug and what she used for the dating.",
      },
      wrong: [
        {
          text: "Excavating at Great Zimbabwe in 1929, Gertrude Caton-Thompson concluded that the city had been built in the Middle Ages by Africans.",
          code: "beside-the-point",
          reason: "This gives her conclusion.",
        },
        {
          text: "Excavating at Great Zimbabwe in 1929, the archaeologist Gertrude Caton-Thompson turned to those parts of the site that earlier diggers had left undisturbed.",
          code: "half-right",
          reason: "This says where she dug but not by what she told the age.",
        },
        {
          text: "Excavating parts of Great Zimbabwe that earlier diggers had disturbed, Gertrude Caton-Thompson dated the layers by objects that Phoenicians had left.",
          code: "contradicts-the-text",
          against: 2,
          reason: "She chose undisturbed parts of the site.",
        },
      ],
      step: "The goal concerns the way in which the age was found. Two notes tell where Caton-Thompson dug and what served her as evidence.",
      look: "which parts were excavated and what the layers were dated by",
    },
    {
      goal: "rebuttal",
      level: "Easy",
      wants: "challenge the colonial writers' claim with the result of later research",
      uses: [0, 1, 5],
      key: {
        text: "Although many colonial writers claimed that foreigners had built Great Zimbabwe, later research has confirmed that its builders were ancestors of the Shona people.",
        reason: "This names the claim and sets the confirmed builders against it.",
      },
      wrong: [
        {
          text: "Although the ruins of Great Zimbabwe stand in southern Africa, many colonial writers claimed that foreigners, such as Phoenicians, had built the city in ancient times.",
          code: "half-right",
          reason: "This reports the claim and sets no result against it.",
        },
        {
          text: "Although Gertrude Caton-Thompson concluded that Africans had built Great Zimbabwe, later research has confirmed that Phoenicians built it in ancient times.",
          code: "contradicts-the-text",
          against: 5,
          reason: "Later research confirmed that the builders were ancestors of the Shona.",
        },
        {
          text: "Although earlier diggers had worked at Great Zimbabwe, Gertrude Caton-Thompson found parts of the site that they had left undisturbed and dated the layers there.",
          code: "beside-the-point",
          reason: "This concerns the state of the site and not the claim about its builders.",
        },
      ],
      step: "The sentence needs the claim and what stands against it. The second note gives the first, and the last note the second.",
      look: "whom colonial writers named and whom later research confirmed as builders",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Gertrude Caton-Thompson to an audience unfamiliar with her",
      uses: [0, 2, 4],
      key: {
        text: "Gertrude Caton-Thompson was a British archaeologist who excavated at Great Zimbabwe, a city of stone in southern Africa, and concluded that Africans had built it.",
        reason: "This says who she was, what she did, and what she concluded.",
      },
      wrong: [
        {
          text: "Caton-Thompson's conclusion that Africans had built Great Zimbabwe in the Middle Ages was confirmed by later research, which named ancestors of the Shona as the builders.",
          code: "half-right",
          reason: "This takes it for granted that the audience knows who she was.",
        },
        {
          text: "Gertrude Caton-Thompson was a British colonial writer who claimed that foreigners, such as Phoenicians, had built Great Zimbabwe, a city of stone in southern Africa.",
          code: "contradicts-the-text",
          against: 4,
          reason: "She concluded that Africans had built the city.",
        },
        {
          text: "Great Zimbabwe, where Gertrude Caton-Thompson excavated in 1929, is a city of stone in southern Africa that was built between the 11th and the 15th century.",
          code: "beside-the-point",
          reason: "This introduces the city, not the person.",
        },
      ],
      step: "Listeners who have never heard of her need her profession and her main work. Two notes supply these.",
      look: "what Caton-Thompson was and what she concluded",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when Great Zimbabwe was built",
      uses: [0, 5],
      key: {
        text: "Great Zimbabwe, a city of stone in southern Africa, was built between the 11th and the 15th century.",
        reason: "This gives the centuries of the building.",
      },
      wrong: [
        {
          text: "Great Zimbabwe, parts of which earlier diggers had left undisturbed, was excavated by Gertrude Caton-Thompson in 1929.",
          code: "wrong-purpose",
          reason: "This dates the excavation.",
        },
        {
          text: "Great Zimbabwe was built by ancestors of the Shona people, as later research has confirmed.",
          code: "half-right",
          reason: "This tells who built the city but not when.",
        },
        {
          text: "Great Zimbabwe was built by foreigners, such as Phoenicians, according to the claim of many colonial writers.",
          code: "beside-the-point",
          reason: "This reports a claim about the builders.",
        },
      ],
      step: "A time is asked for, and only the time of building counts. The last note gives it.",
      look: "what later research confirmed",
    },
  ],
};
