import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theThirdObjection: Passage = {
  id: "the-third-objection",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1900s. The speaker addresses a meeting on votes for women.",
  text: prose`
    Friends: We have heard two gentlemen this evening. The first tells us that a wife will vote as
    her husband does, so that nothing would be altered but the cost of printing ballots. The second
    tells us that she will vote against him, and that no home in the county would survive an
    election. I waited for one of them to contradict the other, and they shook hands. Now, a thing
    cannot be of no consequence and the end of the world. A man who offers two reasons that will not
    lie down together has, as a rule, a third that he has not told us, and it is the third that I
    should like to hear debated.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what does the first gentleman think about votes for women?",
      key: {
        text: "They would make no difference to who is elected.",
        reason:
          "If every wife votes as her husband does, nothing changes *but the cost of printing ballots*.",
      },
      wrong: [
        {
          text: "They would set wives against their own husbands.",
          code: "wrong-person-or-text",
          reason: "This is what the second gentleman fears.",
        },
        {
          text: "They would save the county the cost of ballots.",
          code: "contradicts-the-text",
          reason:
            "The cost of printing ballots is the one thing that would change; it would not be saved.",
        },
        {
          text: "They would be used by only a few of the wives.",
          code: "not-in-the-text",
          reason: "He speaks of how wives would vote, not of how many would.",
        },
      ],
      evidence: ["nothing would be altered but the cost of printing ballots"],
      opening: "The second sentence of the speech gives the first gentleman's view.",
      steps: [
        "He says that *a wife will vote as her husband does*, so that *nothing would be altered but the cost of printing ballots*.",
      ],
      hint: "Keep the two gentlemen apart, and look at the first.",
      tip: habits.detail,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the claim of the first gentleman?",
      key: {
        text: "In a state where women vote, a good many wives chose other candidates than their husbands did.",
        reason: "He holds that a wife votes as her husband does; these wives did not.",
      },
      wrong: [
        {
          text: "In a state where women vote, three couples out of ten talk over their votes beforehand.",
          code: "wrong-group-or-measure",
          reason: "Talk is compatible with voting alike.",
        },
        {
          text: "In a state where women vote, each party has kept the share that it had.",
          code: "contradicts-the-text",
          reason: "Unchanged shares are what his claim would lead one to expect.",
        },
        {
          text: "In a state where women vote, no more couples part in election years than in others.",
          code: "wrong-person-or-text",
          reason: "This bears on the second gentleman's fear for the home.",
        },
      ],
      evidence: ["a wife will vote as her husband does"],
      opening: "To weaken a claim that two things go together, one must find them apart.",
      steps: [
        "The first gentleman claims that *a wife will vote as her husband does*. Wives who *chose other candidates* are what he says there will not be.",
      ],
      hint: "Put his claim in a few words, and ask what he would not expect to see.",
      tip: habits.weaken,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "and they shook hands",
      key: {
        text: "It shows that something other than their arguments united the two gentlemen.",
        reason:
          "Their reasons conflict, yet they agree; what they share must lie elsewhere, in the unnamed third reason.",
      },
      wrong: [
        {
          text: "It shows that the gentlemen had been persuaded by each other to change their minds.",
          code: "contradicts-the-text",
          reason: "No mind was changed; each reason stands as it was given.",
        },
        {
          text: "It shows that the gentlemen, for all their differences, had kept up a courtesy worth imitating.",
          code: "wrong-strength-or-tone",
          reason: "The speaker finds the handshake odd; she had expected a contradiction.",
        },
        {
          text: "It shows that the gentlemen had said all that they had to say and were ready to leave the meeting.",
          code: "too-narrow",
          reason: "What matters to the speech is that they did not contradict each other.",
        },
      ],
      evidence: [
        "I waited for one of them to contradict the other",
        "has, as a rule, a third that he has not told us",
      ],
      opening: "The handshake comes where the speaker had waited for a quarrel.",
      steps: [
        "One says that nothing will change, the other that homes will fall. Instead of a contradiction there is a handshake. It prepares the last sentence: there must be *a third* reason that both have and neither has told.",
      ],
      hint: "Ask what two men who have just contradicted each other might be agreeing upon.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Objections that cannot both hold are probably not what those who raise them rely on.",
        reason:
          "From the clash of the two reasons the speaker concludes that there is *a third that he has not told us*.",
      },
      wrong: [
        {
          text: "Objections to the vote should be put to a vote themselves, so that one of them may be dropped.",
          code: "half-right",
          reason: "She shows the clash, but what she asks for is the unspoken reason.",
        },
        {
          text: "Objections to a change in the law tend to exaggerate either how small or how large its effects will be.",
          code: "too-broad",
          reason: "Two objections to one change are at issue, and the point is what they hide.",
        },
        {
          text: "Objections to the vote, though they differ, rest in the end on a fear for the home that deserves debate.",
          code: "contradicts-the-text",
          reason:
            "Only one of them speaks of the home; the third, which she wants debated, has not been told.",
        },
      ],
      evidence: [
        "a thing cannot be of no consequence and the end of the world",
        "it is the third that I should like to hear debated",
      ],
      opening: "The speech leads from two reasons to a third that nobody has uttered.",
      steps: [
        "The two objections exclude each other: *a thing cannot be of no consequence and the end of the world*. Whoever is content with both, the speaker infers, has *a third*, and it is the one that decides.",
      ],
      hint: "Notice which of the objections the speaker asks to have debated.",
      tip: habits["main-idea"],
    },
  ],
};
