import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whereTheEelsBegin: Passage = {
  id: "where-the-eels-begin",
  genre: "science",
  source:
    "Johannes Schmidt's search for the breeding place of the European eel: standard works on marine biology",
  text: prose`
    For more than two thousand years no one could say where eels come from. Aristotle, who reported
    that none was ever caught with eggs in it, supposed that they arose from mud. The trouble is
    that European eels, having spent most of their lives in rivers and ponds, leave for the sea
    before they are ready to breed and do not return. In 1904 the Danish biologist Johannes Schmidt
    began to look not for the parents but for the young, which drift toward Europe for many months
    and grow as they drift. For almost two decades he drew nets through the Atlantic and measured
    what they held. The farther southwest he went, the smaller the larvae were; the smallest lay in
    the Sargasso Sea. No one has yet watched an eel spawn there.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The sizes of young eels led to a birthplace at which no parents have been seen.",
        reason:
          "Schmidt looked *not for the parents but for the young*, and their sizes led him to the Sargasso Sea.",
      },
      wrong: [
        {
          text: "The larvae of European eels drift in the sea for many months and grow as they drift.",
          code: "too-narrow",
          reason: "This is a fact that Schmidt made use of, not what the text as a whole is about.",
        },
        {
          text: "The birthplace of European eels was settled when a biologist saw them spawning in the sea.",
          code: "contradicts-the-text",
          reason: "*No one has yet watched an eel spawn there.*",
        },
        {
          text: "The birthplace of animals that live in the sea is harder to find than that of animals on land.",
          code: "too-broad",
          reason: "The text is about eels and makes no such comparison.",
        },
      ],
      evidence: [
        "began to look not for the parents but for the young",
        "the smallest lay in the Sargasso Sea",
      ],
      opening: "The text tells how a question about parents was answered by means of their young.",
      steps: [
        "The parents cannot be followed: they leave before breeding *and do not return*. Schmidt turned to the young, and their sizes pointed to one sea.",
      ],
      hint: "Notice what Schmidt decided to look for instead.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did people fail for so long to find out where eels come from?",
      key: {
        text: "Eels go away before their eggs have formed.",
        reason: "They *leave for the sea before they are ready to breed and do not return*.",
      },
      wrong: [
        {
          text: "Eels breed only at night and in deep water.",
          code: "not-in-the-text",
          reason: "The hour and depth of breeding are not mentioned.",
        },
        {
          text: "Eels come to rivers and ponds just to breed.",
          code: "relationship-reversed",
          reason: "They spend their lives there and leave before they breed.",
        },
        {
          text: "Eels were thought too muddy to be opened.",
          code: "words-echoed",
          reason:
            "Aristotle thought that they arose from mud; nobody is said to have shrunk from opening one.",
        },
      ],
      evidence: ["leave for the sea before they are ready to breed and do not return"],
      opening: "The third sentence, beginning with *The trouble is*, gives the reason.",
      steps: [
        "Eels *leave for the sea before they are ready to breed and do not return*, so those that were caught had no eggs in them.",
      ],
      hint: "Look for the word that announces a difficulty.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "No one has yet watched an eel spawn there.",
      key: {
        text: "It marks what the evidence of the larvae still leaves unseen.",
        reason: "The sizes of the larvae point to the sea, but what they point to remains unseen.",
      },
      wrong: [
        {
          text: "It withdraws the claim that eels are born in the Sargasso Sea.",
          code: "wrong-purpose",
          reason:
            "That the spawning has not been seen does not make the evidence of the larvae false.",
        },
        {
          text: "It reproaches biologists for having given up the search too soon.",
          code: "wrong-strength-or-tone",
          reason: "There is no reproach, and nobody is said to have given up.",
        },
        {
          text: "It explains why Schmidt chose to look for larvae instead of adults.",
          code: "relationship-reversed",
          reason:
            "He chose the larvae at the start; this sentence is about what is unseen to this day.",
        },
      ],
      evidence: [
        "the smallest lay in the Sargasso Sea",
        "No one has yet watched an eel spawn there.",
      ],
      opening: "After the conclusion comes a reminder of what it does not rest on.",
      steps: [
        "The larvae grow smaller up to one place, which makes it the likely birthplace. The last sentence adds that the event itself has not been seen.",
      ],
      hint: "Ask what kind of evidence the sentence before it gives, and what kind it does not.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It presents an old puzzle, the obstacle that kept it from being solved, and a way around that.",
        reason: "Where eels come from, why nobody could tell, and Schmidt's larvae follow in turn.",
      },
      wrong: [
        {
          text: "It presents a discovery, the method that led to it, and the older beliefs that it overturned.",
          code: "relationship-reversed",
          reason:
            "The older belief and the obstacle come first, the method and what it found after them.",
        },
        {
          text: "It compares two theories, the tests that each of them passed, and the reasons for their decline.",
          code: "not-in-the-text",
          reason: "No tests of two theories are compared.",
        },
        {
          text: "It follows the life of an animal from its birth at sea to its return and then to its death.",
          code: "too-narrow",
          reason: "Parts of an eel's life are mentioned, but the text follows a search.",
        },
      ],
      evidence: [
        "no one could say where eels come from",
        "The trouble is",
        "began to look not for the parents but for the young",
      ],
      opening:
        "The text moves from a question to what hindered an answer and how that was overcome.",
      steps: [
        "The first two sentences give the puzzle; *The trouble is* gives the obstacle; with 1904 begins the way around it.",
      ],
      hint: "Mark where the text says what the trouble is and where it names a date.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion: "Schmidt took larvae that were smaller than others to be ______",
      key: {
        text: "nearer to the place where they had hatched.",
        reason: "Larvae *grow as they drift*, so the smaller have drifted for less time.",
      },
      wrong: [
        {
          text: "farther along on their journey toward Europe.",
          code: "relationship-reversed",
          reason: "Those nearer to Europe have drifted longer and grown.",
        },
        {
          text: "weaker than the rest and sooner eaten.",
          code: "not-in-the-text",
          reason: "Nothing is said of their strength or of being eaten.",
        },
        {
          text: "the young of another kind of Atlantic eel.",
          code: "wrong-group-or-measure",
          reason: "Only one kind of eel is followed in the text.",
        },
      ],
      evidence: ["drift toward Europe for many months and grow as they drift"],
      opening: "What grows as it drifts is smallest where its drifting begins.",
      steps: [
        "The young *drift toward Europe* and *grow as they drift*. So small ones have not drifted long, and their birthplace cannot be far.",
      ],
      hint: "Ask what happens to a larva between its birthplace and Europe.",
      tip: habits.conclusion,
    },
  ],
};
