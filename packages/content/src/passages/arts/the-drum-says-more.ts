import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theDrumSaysMore: Passage = {
  id: "the-drum-says-more",
  genre: "arts",
  source:
    "Drum languages of the Congo basin, described by John F. Carrington: standard works on communication",
  text: prose`
    The slit drums of the Lokele people, on the upper Congo, could carry news from village to
    village faster than any messenger, and listeners understood them as speech. Yet the drums had
    just two notes. In Lokele the pitch of each syllable, high or low, is part of a word, and what
    the drum gave was the pitches without the syllables. Many words have the same pattern. A drummer
    therefore never sent a word by itself. The moon was not *moon* but *the moon that looks down at
    the earth*; a corpse was *the corpse that lies on its back on clods of earth*. To Europeans this
    was poetry, or else long-windedness. It was arithmetic. With each added word, the patterns that
    could be meant grew fewer, until there was only one.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Drummers drew their phrases out at length to settle which word was meant.",
        reason: "The drums gave pitches without syllables; added words left one meaning.",
      },
      wrong: [
        {
          text: "The length of drummed phrases served to give pleasure to those who listened.",
          code: "contradicts-the-text",
          reason: "To Europeans it was poetry; in fact *it was arithmetic*.",
        },
        {
          text: "Each syllable of Lokele has a pitch that is part of the sense of its word.",
          code: "too-narrow",
          reason: "This is the basis on which the drums could speak at all.",
        },
        {
          text: "The drums of the Lokele carried news faster than a messenger but less clearly.",
          code: "half-right",
          reason: "Listeners understood them *as speech*; the phrases took care of clarity.",
        },
      ],
      evidence: [
        "what the drum gave was the pitches without the syllables",
        "until there was only one",
      ],
      opening: "Something is missing from the drum's message, and length supplies it.",
      steps: [
        "*Many words have the same pattern.* With each added word there are fewer patterns that fit, *until there was only one*.",
      ],
      hint: "Ask what problem the long phrases solve.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the drums convey of a word?",
      key: {
        text: "Whether its syllables were high or low in pitch",
        reason: "The drum gave *the pitches without the syllables*.",
      },
      wrong: [
        {
          text: "How its syllables were formed by the lips",
          code: "contradicts-the-text",
          reason: "It is the pitches that were given.",
        },
        {
          text: "How loudly its syllables were spoken by a messenger",
          code: "not-in-the-text",
          reason: "Loudness is not mentioned.",
        },
        {
          text: "Which one of many meanings was to be understood",
          code: "too-extreme",
          reason: "A single pattern could not tell among the many.",
        },
      ],
      evidence: ["what the drum gave was the pitches without the syllables"],
      opening: "The third sentence says what was given and what was not.",
      steps: [
        "In Lokele the pitch of a syllable is *high or low*; the drum gave these *pitches without the syllables*.",
      ],
      hint: "Find the word *gave*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Many words have the same pattern.",
      key: {
        text: "It states why a single pattern was not enough to send a word.",
        reason: "Because patterns coincide, *a drummer therefore never sent a word by itself*.",
      },
      wrong: [
        {
          text: "It states the advantage that made the drums preferable to messengers.",
          code: "wrong-purpose",
          reason: "Their advantage was speed; that patterns coincide is a drawback.",
        },
        {
          text: "It states the result of a habit that drummers had of adding words.",
          code: "relationship-reversed",
          reason: "The habit is the result, and this is its cause.",
        },
        {
          text: "It states how astonishingly rich in words the language of the Lokele is.",
          code: "wrong-strength-or-tone",
          reason: "The point is that they sound alike on the drum.",
        },
      ],
      evidence: ["A drummer therefore never sent a word by itself."],
      opening: "The *therefore* in the next sentence rests on the underlined one.",
      steps: [
        "If many words share a pattern, a pattern by itself is unclear. *Therefore* the drummer adds words.",
      ],
      hint: "Look for the word in the next sentence that points back.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It tells what drums lacked, how drummers made up for it, and how others misjudged this.",
        reason:
          "Two notes, long phrases, and then *poetry* and *long-windedness* set aside for *arithmetic*.",
      },
      wrong: [
        {
          text: "It points to a limitation, shows how it was met, and regrets what was lost on the way.",
          code: "wrong-purpose",
          reason: "Nothing is regretted.",
        },
        {
          text: "It describes some drums, traces their history, and names the people who still play them.",
          code: "not-in-the-text",
          reason: "The history of the drum is not traced.",
        },
        {
          text: "It reports a misunderstanding, shows how it arose, and only then describes the facts.",
          code: "relationship-reversed",
          reason: "The facts come first, the misunderstanding near the end.",
        },
      ],
      evidence: [
        "Yet the drums had just two notes.",
        "A drummer therefore never sent a word by itself.",
        "It was arithmetic.",
      ],
      opening: "After the limit and its remedy, the text says how the remedy should not be taken.",
      steps: [
        "*Yet the drums had just two notes* is the limitation; the phrases meet it; *to Europeans this was poetry*, but *it was arithmetic*.",
      ],
      hint: "Ask what the three last sentences are about.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "A word that shared its pattern with no other would thus have been one that a drummer ______",
      key: {
        text: "could have sent without adding anything.",
        reason: "Words were added so as to leave one meaning; here there is one from the start.",
      },
      wrong: [
        {
          text: "had to send with more words than usual.",
          code: "relationship-reversed",
          reason: "Fewer words would be needed, not more.",
        },
        {
          text: "could not have sent on a drum at all.",
          code: "contradicts-the-text",
          reason: "A pattern that fits one word is the easiest to understand.",
        },
        {
          text: "had to send with more than two notes.",
          code: "not-in-the-text",
          reason: "The drums had just two notes for every word.",
        },
      ],
      evidence: ["the patterns that could be meant grew fewer, until there was only one"],
      opening: "What the added words bring about, such a word would have by itself.",
      steps: [
        "Words were added because *many words have the same pattern*, and only until one meaning was left. A word with a pattern of its own has one meaning already.",
      ],
      hint: "Ask for what purpose words were added.",
      tip: habits.conclusion,
    },
  ],
};
