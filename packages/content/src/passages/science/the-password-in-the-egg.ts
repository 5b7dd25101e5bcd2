import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePasswordInTheEgg: Passage = {
  id: "the-password-in-the-egg",
  genre: "science",
  source:
    "Embryonic learning of begging calls in the superb fairy-wren: published field studies, described in standard accounts of bird behavior",
  text: prose`
    The superb fairy-wren of Australia loses many of its nests to a cuckoo, whose chick hatches
    first, pushes the rest out, and begs to be fed. The wren has a precaution. As she sits on her
    eggs the mother repeats a particular note to them, hour after hour; once hatched, her chicks
    work that note into their begging, and she feeds those whose calls resemble it. That the note
    is learned, not inherited, was shown by moving eggs from nest to nest: the chicks begged with
    the note of the mother who had sat on them. A cuckoo's egg, of course, is sung to as well. But
    the singing begins on about the tenth day; fairy-wrens hatch on about the fifteenth, cuckoos
    on the twelfth.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A call that a mother wren teaches her unhatched chicks later tells her which chicks to feed.",
        reason: "The note taught before hatching decides whom she feeds afterward.",
      },
      wrong: [
        {
          text: "A mother wren learns the call of each of her chicks while they are in the egg.",
          code: "relationship-reversed",
          reason: "It is the chicks that learn the note, from her.",
        },
        {
          text: "A cuckoo chick hatches sooner than the chicks of the wren, which it pushes from the nest.",
          code: "too-narrow",
          reason: "This is the danger that the precaution is meant for.",
        },
        {
          text: "A bird that has been robbed by a cuckoo finds ways to keep it from laying in the nest.",
          code: "too-broad",
          reason: "The text is about one bird, and about what follows when a cuckoo has laid.",
        },
      ],
      evidence: [
        "the mother repeats a particular note to them",
        "she feeds those whose calls resemble it",
      ],
      opening: "The note that is sung to the eggs returns in the begging and is rewarded.",
      steps: [
        "Before hatching the mother sings a note; after it her chicks beg with it; *she feeds those whose calls resemble it*.",
      ],
      hint: "Follow the note from the mother to the chicks and back.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how was it found that the note is learned?",
      key: {
        text: "Eggs were put under other mothers.",
        reason: "It *was shown by moving eggs from nest to nest*.",
      },
      wrong: [
        {
          text: "Chicks were reared by no mother.",
          code: "not-in-the-text",
          reason: "All the chicks spoken of have a mother who sat on them.",
        },
        {
          text: "Cuckoos were kept away from nests.",
          code: "wrong-group-or-measure",
          reason: "This would not show how chicks come by their note.",
        },
        {
          text: "Mothers were taught a different note.",
          code: "wrong-person-or-text",
          reason: "It was eggs that were moved; nobody taught the mothers.",
        },
      ],
      evidence: ["was shown by moving eggs from nest to nest"],
      opening: "The words *was shown by* lead straight to the method.",
      steps: [
        "The eggs were moved, and *the chicks begged with the note of the mother who had sat on them*, not of the one who had laid them.",
      ],
      hint: "Look for the words *was shown*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "A cuckoo's egg, of course, is sung to as well.",
      key: {
        text: "It raises an objection that the days of hatching answer.",
        reason:
          "If cuckoos heard the note as wrens do, they could learn it; the days of hatching say why they hardly can.",
      },
      wrong: [
        {
          text: "It adds proof that the note is not inherited.",
          code: "wrong-purpose",
          reason: "That proof was the moving of eggs, and it is complete.",
        },
        {
          text: "It explains why a cuckoo's chick pushes the others out of the nest.",
          code: "relationship-reversed",
          reason: "That is told at the start and has nothing to do with singing.",
        },
        {
          text: "It pities the mother for her failure to tell one egg from another.",
          code: "wrong-strength-or-tone",
          reason: "The tone is not one of pity; a difficulty is stated.",
        },
      ],
      evidence: [
        "A cuckoo's egg, of course, is sung to as well.",
        "But the singing begins on about the tenth day",
      ],
      opening: "The words *of course* grant something, and *But* meets it.",
      steps: [
        "A reader may object that the cuckoo hears the note too. The text says so itself, and *But* brings in the days that matter.",
      ],
      hint: "Read the sentence together with the *But* that follows it.",
      tip: habits.function,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "Compared with a young wren in its egg, a young cuckoo thus ______",
      key: {
        text: "hears the singing on fewer than half as many days.",
        reason: "From the tenth day there are two days to the twelfth and five to the fifteenth.",
      },
      wrong: [
        {
          text: "hears the note for twice as many days before it hatches.",
          code: "relationship-reversed",
          reason: "The cuckoo hatches sooner, and so hears it for fewer days.",
        },
        {
          text: "hears no note unless its egg has been moved.",
          code: "too-extreme",
          reason: "A cuckoo's egg is *sung to as well*.",
        },
        {
          text: "hears the note but is too weak to repeat it by itself.",
          code: "not-in-the-text",
          reason: "Nothing is said of its strength; it pushes out the rest.",
        },
      ],
      evidence: [
        "the singing begins on about the tenth day; fairy-wrens hatch on about the fifteenth, cuckoos on the twelfth",
      ],
      opening: "Counting days from the start of the singing gives the two lengths of the lesson.",
      steps: [
        "The singing begins *on about the tenth day*. A cuckoo hatches on the twelfth, after two days of it; a wren on the fifteenth, after five.",
      ],
      hint: "Count from the day on which the singing begins.",
      tip: habits.conclusion,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the claim that the note protects fairy-wrens against cuckoos?",
      key: {
        text: "Mothers gave a cuckoo without the note as much food as their own chicks.",
        reason: "If lacking the note costs a cuckoo nothing, the note is no protection.",
      },
      wrong: [
        {
          text: "Mothers sang to their eggs for fewer hours a day where cuckoos were rare.",
          code: "beside-the-point",
          reason: "This would rather fit a precaution against cuckoos.",
        },
        {
          text: "Mothers often left a nest in which a single chick begged without the note.",
          code: "relationship-reversed",
          reason: "This would support the claim: the cuckoo that lacks the note would starve.",
        },
        {
          text: "Mothers of another kind of wren sang to their eggs and were seldom robbed.",
          code: "wrong-group-or-measure",
          reason: "Another kind of wren does not tell what the note does for this one.",
        },
      ],
      evidence: ["she feeds those whose calls resemble it"],
      opening: "The note protects only if a chick without it gets less to eat.",
      steps: [
        "The mother *feeds those whose calls resemble it*. If cuckoos without the note were fed as well as chicks with it, nothing would be gained by it.",
      ],
      hint: "Say what must happen to a cuckoo for the note to be of use.",
      tip: habits.weaken,
    },
  ],
};
