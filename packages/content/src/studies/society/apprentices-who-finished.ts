import type { Study } from "../study.ts";

export const apprenticesWhoFinished: Study = {
  id: "apprentices-who-finished",
  genre: "society",
  field: "labor history",
  scholars: "labor historians",
  critics: "guild historians",
  others: "economic historians",
  scene:
    "Of the boys and girls apprenticed in one eighteenth-century city, half ran away before their seven years were over. In some workshops, however, nearly all of them finished.",
  words: ["finish", "ran away", "run away", "term"],
  causes: [
    {
      factor: "wages in the last years",
      claim: "wages in the last years kept apprentices from running away",
      supports:
        "After one guild had begun to pay wages in the last two years, four apprentices in five finished their terms.",
      weakens:
        "Apprentices who were paid no wages at all finished their terms as often as apprentices who were paid well.",
      words: ["wage", "paid"],
    },
    {
      factor: "companions of the same age",
      claim: "company kept apprentices from running away",
      supports:
        "The more companions of their own age apprentices had in a workshop, the likelier they were to finish.",
      weakens:
        "Apprentices without companions of their own age finished their terms as often as those who had several.",
      words: ["compan"],
    },
    {
      factor: "parents within the city",
      claim: "parents within the city kept apprentices from running away",
      supports:
        "Of the apprentices whose parents lived within sight of the workshop, nearly all finished their terms; of the others, few did.",
      weakens:
        "Apprentices whose parents lived days away finished their terms no less often, and no later, than the others.",
      words: ["parent"],
    },
  ],
  rivals: {
    Easy: "Labor historians believe that wages made the difference: in those workshops, they were paid toward the end of the term, when a skilled hand could have earned money elsewhere. Guild historians believe that company did, since a child who has a companion of the same age is soon at home.",
    Medium:
      "To be bound to a master for seven years was more than most apprentices of the eighteenth century could bear, and in some workshops half of them ran away. In others almost none did. Economic historians observe that the steady ones tended to have parents within the city, among whose neighbors a runaway could not have hidden. Guild historians think that companions of the same age made the years bearable. Labor historians think that wages did: an apprentice of eighteen who was paid had a reason to stay.",
    Hard: "The contract of an apprentice was easily signed and as easily broken, and a ledger kept by the guild of one city shows how often. Labor historians, struck by the fact that most escapes took place in the final years, infer that they were prevented by masters who paid wages once a hand was worth them. It is the first years that matter most to guild historians, who believe that a child with companions never formed the wish to leave. Economic historians deny that wishes had much to do with it, seeing that a runaway with parents in the city had nowhere to go.",
  },
  tests: {
    plain: {
      lead: "Was it the wages that some masters paid toward the end, the company of others of the same age, or the parents who lived around the corner? Labor historians have gone through the ledger with each of these in mind.",
      close: "From the ledger it appears that",
    },
    dense: {
      lead: "In the ledger of one guild, each apprentice who ran away was entered in red ink. Some masters appear in red again and again and others never. Labor historians have asked of every master whether he paid wages in the last years, kept several companions of one age, or took children whose parents lived nearby.",
      close: "The red ink suggests that",
    },
  },
  none: "what held apprentices to their terms is still unknown",
  upshot: {
    names: "left",
    close: "A master who wished to keep his apprentices was thus well advised to",
    options: [
      "pay wages in the last years",
      "take several as companions",
      "choose those with parents nearby",
    ],
    other: "win them over in another way",
  },
  premise: "The masters were equally strict, so one of the three must explain the difference.",
  data: {
    design: "comparison",
    leads: [
      "Some masters of the eighteenth century trained a single apprentice, and some trained a dozen. Labor historians worked out what share of the apprentices of four crafts finished their terms in small workshops and in large ones.",
      "In a small workshop an apprentice ate at the master's table. Whether that made the years pass more quickly may be judged from the ledgers of four crafts, in which labor historians have compared small workshops with large.",
    ],
    hypothesis:
      "In a workshop with a dozen beds, no one may notice that a boy is unhappy until his bed is empty. Labor historians read the ledgers of four crafts with a hypothesis in mind: apprentices finished their terms more often in small workshops than in large workshops.",
    doubt:
      "Small workshops could be lonely ones, and guild historians doubt that they were the better place in every craft.",
    claims: {
      wide: "In one craft, it seems to have been a great misfortune to serve in a crowd",
      narrow: "In one craft, it seems to have mattered little how many others there were",
      widest:
        "The shares that finished in small workshops and in large ones are separated by the widest gap in one craft",
      narrowest:
        "The shares that finished in small workshops and in large ones lie closest together in one craft",
      highest:
        "In small workshops, the largest share of apprentices to finish was that of one craft",
      lowest:
        "In large workshops, the smallest share of apprentices to finish was that of one craft",
    },
    title: "Apprentices Who Finished Their Terms",
    rowHead: "Masters",
    rows: ["bakers", "cabinetmakers", "goldsmiths", "tailors"],
    kind: "craft",
    measure: "Percent of apprentices",
    columns: [
      { head: "Small workshops", phrase: "in small workshops" },
      { head: "Large workshops", phrase: "in large workshops" },
    ],
    say: "among the apprentices of ROW, X percent finished in small workshops, as against Y percent in large workshops",
    differ:
      "of the apprentices of ROW, a share that was D percentage points larger|smaller finished in small workshops than in large workshops",
    change: "the size of the workshop",
    more: "first",
    low: 25,
    high: 95,
    step: 5,
    grain: 1,
  },
};
