import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aTravelerAndHisWriter: Passage = {
  id: "a-traveler-and-his-writer",
  genre: "history",
  source:
    "Ibn Battuta's Rihla, dictated to Ibn Juzayy in the 1350s, with passages taken from Ibn Jubayr: standard reference works",
  text: prose`
    When Ibn Battuta came home to Morocco in the middle of the fourteenth century, after nearly
    thirty years on the roads of Africa and Asia, he dictated his memories to a young court writer,
    Ibn Juzayy, who gave the book its form. The writer polished sentences and added verses; in
    places, to describe a city that had to be in the book, he borrowed whole pages from an earlier
    traveler. Readers sometimes treat these pages as a fraud. Yet the borrowed descriptions concern
    places that Ibn Battuta certainly saw, and the custom of the time allowed one to say in another
    man's words what one knew to be true.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what part did Ibn Juzayy play in making the book?",
      key: {
        text: "He shaped what the traveler had told him.",
        reason: "He took down the memories and *gave the book its form*.",
      },
      wrong: [
        {
          text: "He supplied memories of his own journeys.",
          code: "not-in-the-text",
          reason: "No journeys of the writer are mentioned; the memories were the traveler's.",
        },
        {
          text: "He removed what he believed to be untrue.",
          code: "contradicts-the-text",
          reason: "He is said to have added and borrowed, not to have taken anything out.",
        },
        {
          text: "He persuaded the traveler to come home.",
          code: "words-echoed",
          reason: "The traveler came home first and dictated afterward.",
        },
      ],
      evidence: [
        "he dictated his memories to a young court writer, Ibn Juzayy, who gave the book its form",
      ],
      opening: "One man remembered and spoke, and the other turned the telling into a book.",
      steps: [
        "Ibn Battuta *dictated his memories*; Ibn Juzayy *gave the book its form*, polishing sentences and adding verses.",
      ],
      hint: "Look at the clause that begins with *who* in the first sentence.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Readers sometimes treat these pages as a fraud.",
      key: {
        text: "It reports a verdict against which reasons are then brought.",
        reason: "*Yet* in the next sentence opens two reasons why the word *fraud* does not fit.",
      },
      wrong: [
        {
          text: "It draws the conclusion to which all of the earlier details lead.",
          code: "wrong-purpose",
          reason: "The text gives it as what some readers think and then disagrees.",
        },
        {
          text: "It identifies the earlier traveler whose pages were used.",
          code: "not-in-the-text",
          reason: "The earlier traveler is not identified anywhere in the text.",
        },
        {
          text: "It explains why a court writer was chosen for the task.",
          code: "relationship-reversed",
          reason: "It is about how readers judge the result, not about why the writer was chosen.",
        },
      ],
      evidence: [
        "Readers sometimes treat these pages as a fraud.",
        "Yet the borrowed descriptions",
      ],
      opening: "The sentence reports a view, and *yet* at once turns against it.",
      steps: [
        "Some readers see a fraud. The text replies that the places described were ones that the traveler *certainly saw*, and that borrowing words was the custom of the time.",
      ],
      hint: "Read the first word of the sentence that follows.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Pages borrowed for Ibn Battuta's book need not count against his honesty.",
        reason:
          "The places were ones he had seen, and his age allowed true things to be told in another's words.",
      },
      wrong: [
        {
          text: "Ibn Battuta's book owes more to his writer than to the traveler himself.",
          code: "too-extreme",
          reason:
            "The writer gave it form, but the memories are the traveler's; no such balance is struck.",
        },
        {
          text: "Readers of Ibn Battuta's time held other views of travel than readers now.",
          code: "too-broad",
          reason: "The custom mentioned concerns borrowing words, not travel.",
        },
        {
          text: "Parts of Ibn Battuta's book describe cities that he never visited at all.",
          code: "contradicts-the-text",
          reason: "The borrowed pages concern places that he certainly saw.",
        },
      ],
      evidence: [
        "places that Ibn Battuta certainly saw",
        "the custom of the time allowed one to say in another man's words what one knew to be true",
      ],
      opening: "The text reports a charge of fraud and then gives two reasons to drop it.",
      steps: [
        "Whole pages were borrowed, and some readers call this fraud. Yet the borrowed pages describe *places that Ibn Battuta certainly saw*, and *the custom of the time* allowed the practice.",
      ],
      hint: "The point must include what comes after *Yet*.",
      tip: habits["main-idea"],
    },
  ],
};
