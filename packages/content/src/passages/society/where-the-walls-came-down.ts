import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const whereTheWallsCameDown: Pair = {
  id: "where-the-walls-came-down",
  genre: "society",
  texts: [
    prose`
      When the walls between our offices came down, so did the walls between departments.
      Any question can now be asked across a desk. In the survey that followed, nine in ten
      of our staff said that they felt closer to their colleagues, and the architect who
      advised us was not surprised: people who can see each other, she says, will talk to
      each other.
    `,
    prose`
      Sociologists gave the staff of two firms small badges that recorded who talked with
      whom, before and after the firms moved into open halls. Talk face to face fell by more
      than half. Messages sent by computer, often to someone four desks away, rose instead.
      In a room where everybody can listen, the sociologists suggest, people take pains not
      to be heard.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the sociologists in Text 2 most likely respond to the architect's statement in Text 1?",
      key: {
        text: "By citing a record of who spoke with whom that shows the opposite",
        reason: "Talk face to face fell by more than half when the walls were gone.",
      },
      wrong: [
        {
          text: "By offering records that confirm it in two more firms",
          code: "contradicts-the-text",
          reason: "The records show less talk and not more.",
        },
        {
          text: "By conceding that it is true of most firms but not of all",
          code: "wrong-strength-or-tone",
          reason: "They report a fall in both firms and concede nothing.",
        },
        {
          text: "By asking for a survey of what the staff had felt before the move",
          code: "not-in-the-text",
          reason: "They rely on badges and ask for no survey.",
        },
      ],
      evidence: [
        "Talk face to face fell by more than half.",
        "people who can see each other, she says, will talk to each other",
      ],
      opening: "The architect expects more talk in open rooms, and the badges recorded less.",
      steps: [
        "People who can see each other *will talk to each other*, the architect says. The badges recorded that *talk face to face fell by more than half*.",
      ],
      hint: "Did the staff of the two firms talk more or less after the walls were gone?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the sociologists in Text 2 most likely respond to the survey described in Text 1?",
      key: {
        text: "By remarking that feeling closer to colleagues is one thing and talking with them face to face another",
        reason: "The survey asked how close staff felt; the badges recorded how much they talked.",
      },
      wrong: [
        {
          text: "By remarking that staff who like open rooms are too small a share to answer for others",
          code: "not-in-the-text",
          reason: "Text 2 does not ask who likes open rooms and who does not.",
        },
        {
          text: "By remarking that people who felt closer to colleagues had less need to write to them",
          code: "relationship-reversed",
          reason: "Messages rose, so staff wrote more.",
        },
        {
          text: "By remarking that nine in ten is too small a share to stand for the staff of a firm",
          code: "wrong-group-or-measure",
          reason: "The size of the share is not what divides feelings from records.",
        },
      ],
      evidence: [
        "nine in ten of our staff said that they felt closer",
        "small badges that recorded who talked with whom",
      ],
      opening: "A survey records feelings, and the badges record conversations.",
      steps: [
        "Text 1 relies on what staff *said that they felt*. The sociologists used *badges that recorded who talked with whom*: a measure of what was done, which fell where feelings were warm.",
      ],
      hint: "Compare what the survey measured with what the badges measured.",
      tip: habits.response,
    },
  ],
};
