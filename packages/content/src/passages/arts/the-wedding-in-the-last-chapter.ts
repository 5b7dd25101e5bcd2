import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theWeddingInTheLastChapter: Pair = {
  id: "the-wedding-in-the-last-chapter",
  genre: "arts",
  texts: [
    prose`
      Twenty novels by one Victorian writer end with a wedding. Her letters show why. "The
      libraries," she told her sister, "will take three volumes and a bride." Her stories
      drive toward ruin, as those of her time truly did; then comes a legacy from Jamaica or
      a shipwreck, and all is well. To read her honestly, the critic Pryce advises, one
      should close the book a chapter early.
    `,
    prose`
      Close it early, and one misses her best jokes. In the last chapter of the ninth novel
      the bride counts her teaspoons while the groom speaks of eternity. In that of the
      fourteenth, the legacy arrives with the smell of fish about it. No one who wished us
      to believe in these weddings would have written so. She gave the libraries their
      bride, and winked at us over the veil.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Pryce's advice in Text 1?",
      key: {
        text: "By arguing that the last chapters undo the very happiness they provide",
        reason:
          "The jokes in them show that the writer did not wish us to believe in the weddings.",
      },
      wrong: [
        {
          text: "By arguing that the last chapters were what the writer believed in most",
          code: "contradicts-the-text",
          reason: "No one who believed in the weddings *would have written so*.",
        },
        {
          text: "By arguing that the last chapters drive toward ruin as her times did",
          code: "wrong-person-or-text",
          reason: "This is said of the stories in Text 1, not of the last chapters.",
        },
        {
          text: "By arguing that the last chapters were asked for by readers, not by libraries",
          code: "not-in-the-text",
          reason: "Text 2 grants that she gave the libraries their bride.",
        },
      ],
      evidence: [
        "No one who wished us to believe in these weddings would have written so.",
        "winked at us over the veil",
      ],
      opening: "The endings, read closely, make fun of themselves.",
      steps: [
        "For Pryce the endings are false, so one should skip them. Text 2 finds jokes in them that no writer would make who *wished us to believe in these weddings*: they are honest in their own way.",
      ],
      hint: "What do the teaspoons and the smell of fish do to the weddings?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The weddings were supplied in order to satisfy the libraries.",
        reason: "The writer's letter says so, and in Text 2 she *gave the libraries their bride*.",
      },
      wrong: [
        {
          text: "The novels are better when the last chapter is left unread.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 reports this advice, and Text 2 rejects it.",
        },
        {
          text: "The novels have jokes in their last chapters that amuse a careful reader.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of jokes.",
        },
        {
          text: "The weddings were taken from the writer's own life.",
          code: "not-in-the-text",
          reason: "Neither text speaks of her life.",
        },
      ],
      evidence: ["will take three volumes and a bride", "She gave the libraries their bride"],
      opening: "On why there are weddings at all, the two critics are of one mind.",
      steps: [
        "The libraries, the writer says, *will take three volumes and a bride*; Text 2 repeats that *she gave the libraries their bride*.",
      ],
      hint: "For whom were the weddings written?",
      tip: habits.agreement,
    },
  ],
};
