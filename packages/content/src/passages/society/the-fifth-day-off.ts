import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theFifthDayOff: Pair = {
  id: "the-fifth-day-off",
  genre: "society",
  texts: [
    prose`
      For one winter, fourteen firms of the valley closed at noon every Friday and paid their
      staff as before. Orders were filled on time; fewer mornings were lost to colds; and when
      spring came, all but two of the firms chose to go on. The organizers see the matter as
      settled. A free afternoon costs an employer nothing, and the only obstacle left is habit.
    `,
    prose`
      Which firms signed up? Those whose owners already thought that a shorter week would work
      for them: two architects, a maker of violins, a publisher of maps, and the like. No clinic
      took part, nor any bakery or bus line. That a diet agreed with all but two of those who
      were eager to try it I can well believe. I should still like to know who stayed away, and
      why.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the organizers' view that the matter is settled?",
      key: {
        text: "By asking whether the firms that took part are typical",
        reason:
          "They had signed up because they already thought that a shorter week would work for them.",
      },
      wrong: [
        {
          text: "By asking whether the staff were honest in reporting their colds",
          code: "not-in-the-text",
          reason: "The colds are not questioned in Text 2.",
        },
        {
          text: "By asking whether the two firms that stopped were right",
          code: "contradicts-the-text",
          reason: "It is those that stayed away, not those that stopped, that interest the author.",
        },
        {
          text: "By asking whether one winter is long enough for a trial",
          code: "wrong-group-or-measure",
          reason: "The length of the trial is not the author's point.",
        },
      ],
      evidence: ["Which firms signed up?", "I should still like to know who stayed away, and why."],
      opening: "The author looks at who took part and finds only those who expected to do well.",
      steps: [
        "*Which firms signed up? Those whose owners already thought that a shorter week would work for them.* Clinics, bakeries and bus lines are missing, and so the matter is not settled for all.",
      ],
      hint: "Consider the question with which Text 2 begins.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the report in Text 1 that all but two of the firms chose to go on?",
      key: {
        text: "By accepting it as no surprise in firms so well disposed",
        reason:
          "That a diet agreed with those *who were eager to try it*, the author can well believe.",
      },
      wrong: [
        {
          text: "By rejecting it as too good to be true of so many firms",
          code: "contradicts-the-text",
          reason: "The author can well believe it.",
        },
        {
          text: "By accepting it as proof that other firms should follow",
          code: "half-right",
          reason: "The author wants first to know why others stayed away.",
        },
        {
          text: "By rejecting it as the work of organizers who sell advice to firms",
          code: "not-in-the-text",
          reason: "Nothing is said of what the organizers sell.",
        },
      ],
      evidence: [
        "That a diet agreed with all but two of those who were eager to try it I can well believe.",
      ],
      opening: "The report is believed, and for that very reason it proves little.",
      steps: [
        "The author compares the trial with a diet that agreed with *those who were eager to try it* and says, *I can well believe* it.",
      ],
      hint: "What does the comparison with a diet say about the two firms and the rest?",
      tip: habits.response,
    },
  ],
};
