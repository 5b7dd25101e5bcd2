import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aClockOfSalt: Passage = {
  id: "a-clock-of-salt",
  genre: "science",
  source:
    "John Joly's estimate of the age of the ocean (1899) and the idea of residence time: standard histories of geology",
  text: prose`
    Rivers carry a little salt to the sea; the water rises again as vapor, and the salt stays. In
    1899 the Irish physicist John Joly saw in this a clock. He divided the sodium in the oceans by
    what rivers bring each year, and found the sea to be about ninety million years old. It is in
    truth more than forty times as old. Joly's figures were not bad. But salt does leave the sea:
    spray carries it inland, beds of it are laid down in drying bays, and much is bound up in the
    mud of the bottom. It leaves about as fast as it comes. What Joly had worked out was not how
    long there has been a sea but how long, on average, a grain of salt stays in it.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "What Joly found was the time that salt spends in the sea and not the sea's own age.",
        reason:
          "Since salt leaves as fast as it comes, the division yields the stay of a grain and not the age of the sea.",
      },
      wrong: [
        {
          text: "A reckoning meant to give the age of the sea failed since its figures were poor.",
          code: "possibility-as-fact",
          reason: "*Joly's figures were not bad.*",
        },
        {
          text: "A reckoning meant to give the time that salt spends in the sea gave its true age.",
          code: "relationship-reversed",
          reason: "He meant to find the age and did not.",
        },
        {
          text: "Salt is carried from the sea by spray and is laid down in beds by drying bays.",
          code: "too-narrow",
          reason: "These are some of the ways in which salt leaves.",
        },
      ],
      evidence: ["What Joly had worked out was not how long there has been a sea"],
      opening: "The last sentence says what the division had really found.",
      steps: [
        "Joly meant to read the age of the sea from its salt. Because salt *leaves about as fast as it comes*, he found *how long, on average, a grain of salt stays*.",
      ],
      hint: "Read the last sentence from *not* to *but*.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about how salty the sea is from one age to the next?",
      key: {
        text: "It does not change very much.",
        reason: "Salt *leaves about as fast as it comes*.",
      },
      wrong: [
        {
          text: "It increases a little each year.",
          code: "relationship-reversed",
          reason: "It would if no salt left, as Joly took for granted.",
        },
        {
          text: "It decreases as spray is formed.",
          code: "contradicts-the-text",
          reason: "What spray carries away, rivers replace.",
        },
        {
          text: "It depends on the salt in rocks.",
          code: "not-in-the-text",
          reason: "Rocks are not mentioned.",
        },
      ],
      evidence: ["It leaves about as fast as it comes."],
      opening: "What comes and what goes are nearly equal.",
      steps: [
        "Rivers bring salt, and it *leaves about as fast as it comes*. So the amount in the sea stays about the same.",
      ],
      hint: "Compare what comes with what goes.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "Joly had thus supposed that of all the salt ever brought to the sea ______",
      key: {
        text: "none would leave it again.",
        reason: "Only then would the salt now there be all that rivers ever brought.",
      },
      wrong: [
        {
          text: "most was gone by that time.",
          code: "relationship-reversed",
          reason: "Then the amount now there would tell nothing of the time.",
        },
        {
          text: "half had come up from below.",
          code: "not-in-the-text",
          reason: "Salt from below is not mentioned.",
        },
        {
          text: "some was brought by a river.",
          code: "beside-the-point",
          reason: "This is true, but it is not what the division rests on.",
        },
      ],
      evidence: [
        "the water rises again as vapor, and the salt stays",
        "But salt does leave the sea",
      ],
      opening: "The division needs the whole of the salt to be still in the sea.",
      steps: [
        "*The salt stays*: that was his clock. *But salt does leave the sea*, so what is there now is not all that ever came.",
      ],
      hint: "Ask which sentence with *But* takes away what he had supposed.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Joly's figures were not bad.",
      key: {
        text: "It directs the search for an error away from numbers.",
        reason: "The error lies in supposing that salt does not leave.",
      },
      wrong: [
        {
          text: "It excuses an error that would otherwise have to be called careless.",
          code: "wrong-strength-or-tone",
          reason: "The sentence is there to point elsewhere, and carelessness is not at issue.",
        },
        {
          text: "It states the conclusion that the rest of the text is to establish.",
          code: "wrong-purpose",
          reason: "The rest shows what was wrong apart from the figures.",
        },
        {
          text: "It admits that the age he found has turned out to be nearly correct.",
          code: "contradicts-the-text",
          reason: "The sea is more than forty times as old.",
        },
      ],
      evidence: ["Joly's figures were not bad. But salt does leave the sea"],
      opening: "If the figures were good and the result was not, the fault is elsewhere.",
      steps: [
        "The result was wrong by more than forty times. *Joly's figures were not bad. But salt does leave the sea*: there is the fault.",
      ],
      hint: "Read on to *But*.",
      tip: habits.function,
    },
  ],
};
