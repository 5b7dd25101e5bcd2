import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const softlyInBrackets: Passage = {
  id: "softly-in-brackets",
  genre: "story",
  credit: `The following text is from "Softly," a short story written for SAT Practice.`,
  text: prose`
    Priya wrote captions for films, and after eleven years she could not stop. The bus went by,
    [brakes sighing]. Her father, who telephoned on Sundays to report the price of tomatoes, had
    this time come in person, four hours by train, and sat across from her with both hands round a
    cup. [Clears throat.] "Tomatoes," he said, "are down." She knew every bracket in the trade,
    [sighs] from [exhales], [pause] from [long pause], and had once settled, alone, the spelling of
    a wolf. She looked for the one that would say that a man had practiced something on a train for
    four hours and lost it at the door. [Cup set down, softly], she decided, and waited.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how does the father's visit differ from what he does on other Sundays?",
      key: {
        text: "He has come himself and not telephoned.",
        reason: "He usually *telephoned on Sundays*; this time he has *come in person*.",
      },
      wrong: [
        {
          text: "He has news of the price of tomatoes.",
          code: "words-echoed",
          reason: "That is what he reports every Sunday.",
        },
        {
          text: "He has brought a gift from the market.",
          code: "not-in-the-text",
          reason: "The text mentions a price, but no gift.",
        },
        {
          text: "He has let four hours go by in silence.",
          code: "relationship-reversed",
          reason: "The four hours are the length of his train ride.",
        },
      ],
      evidence: [
        "who telephoned on Sundays to report the price of tomatoes, had this time come in person",
      ],
      opening: "The words *this time* mark what is new about this Sunday.",
      steps: [
        "On other Sundays he *telephoned*. *This time* he has *come in person, four hours by train*.",
      ],
      hint: "Look for the words *this time*.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the father's remark that tomatoes are down?",
      key: {
        text: "It stands in for something that he finds too hard to say.",
        reason:
          "Priya sees that he had practiced something on the train *and lost it at the door*.",
      },
      wrong: [
        {
          text: "It is the piece of news that she has been waiting to hear.",
          code: "beside-the-point",
          reason: "She goes on waiting after he has said it.",
        },
        {
          text: "It is a joke about the calls that he makes on Sundays.",
          code: "wrong-purpose",
          reason:
            "Nothing shows that he is joking: he clears his throat and holds his cup in both hands.",
        },
        {
          text: "It is what he had been preparing to tell her on the train.",
          code: "contradicts-the-text",
          reason: "What he prepared he *lost at the door*, so it is something else.",
        },
      ],
      evidence: ["had practiced something on a train for four hours and lost it at the door"],
      opening: "A man does not travel four hours to say what he could have said by telephone.",
      steps: [
        "He reports tomatoes every Sunday from home. Now he has come a long way and says the same; Priya concludes that what he had *practiced* is *lost*, and that tomatoes have taken its place.",
      ],
      hint: "Ask why he would come so far to say this.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "and had once settled, alone, the spelling of a wolf",
      key: {
        text: "It adds a comic proof of her skill in the trade of putting sounds into words.",
        reason:
          "To spell a wolf's howl is a hard case of her trade, and it leads up to one that is harder.",
      },
      wrong: [
        {
          text: "It gives the reader an idea of the sort of film for which she is employed to write.",
          code: "too-narrow",
          reason:
            "What the films are about is not the point; the clause caps a list of her skills.",
        },
        {
          text: "It suggests that she has come to feel neglected by others in her trade.",
          code: "wrong-strength-or-tone",
          reason: "*Alone* shows her authority here, and no complaint is made.",
        },
        {
          text: "It recalls a fright that she had when her father was not there to help.",
          code: "not-in-the-text",
          reason: "The wolf is a sound to be spelled, not something that she met.",
        },
      ],
      evidence: [
        "She knew every bracket in the trade",
        "and had once settled, alone, the spelling of a wolf",
      ],
      opening: "The wolf comes last in a list that shows how well she knows her work.",
      steps: [
        "*She knew every bracket in the trade*: the list goes from sighs to pauses to a howl. The next sentence names the one thing for which this expert has no bracket ready.",
      ],
      hint: "Read it as the last item of a list and ask what the list is meant to show.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Someone expert in writing down sounds tries to find words for what is not being said.",
        reason: "She knows every bracket, and now seeks one for a speech that her father has lost.",
      },
      wrong: [
        {
          text: "Someone absorbed in the habits of her work fails to see what her father wants of her.",
          code: "half-right",
          reason: "She cannot stop captioning, but by it she sees that he has something to say.",
        },
        {
          text: "Someone tired of describing other people's lives decides to speak out in her own.",
          code: "contradicts-the-text",
          reason: "At the end she waits; it is for him to speak.",
        },
        {
          text: "Someone used to talking only of small things meets with a matter that needs courage.",
          code: "wrong-group-or-measure",
          reason:
            "That is the father; the text is told from Priya's side and is about her search for words.",
        },
      ],
      evidence: [
        "She looked for the one that would say that a man had practiced something on a train for four hours and lost it at the door",
      ],
      opening: "All her skill with brackets is turned, at the end, on her father's silence.",
      steps: [
        "The text builds up her skill: brakes, sighs, a wolf. Then *She looked for the one* that would give his lost speech, settles on the cup *set down, softly*, and waits.",
      ],
      hint: "Ask what her skill is for in the first half, and what she uses it on in the second.",
      tip: habits["main-idea"],
    },
  ],
};
