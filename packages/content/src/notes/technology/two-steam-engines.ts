import type { NoteSet } from "../note-set.ts";

export const twoSteamEngines: NoteSet = {
  id: "two-steam-engines",
  field: "technology",
  source: "Standard histories of technology",
  notes: [
    "In 1712, English inventor Thomas Newcomen built a steam engine that pumped water out of a mine.",
    "In Newcomen's engine, cold water made the steam condense inside the cylinder.",
    "The cylinder then had to be heated again at every stroke, which wasted much coal.",
    "In 1765, Scottish instrument maker James Watt had the idea of a separate condenser, a chamber beside the cylinder.",
    "Because its steam condensed there, the cylinder of Watt's engine stayed hot, and the engine used far less coal.",
    "At coal mines, where coal was cheap, Newcomen engines remained in use for many years.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the places in which steam condensed in the two engines",
      uses: [1, 3, 4],
      key: {
        text: "In Newcomen's engine, steam condensed inside the cylinder, whereas in Watt's, it did so in a separate chamber.",
        reason: "This names the place for each engine and contrasts the two.",
      },
      wrong: [
        {
          text: "In Watt's engine, steam condensed in a separate chamber, which was placed beside the cylinder of the engine.",
          code: "half-right",
          reason: "This names the place for only one engine.",
        },
        {
          text: "In Newcomen's engine, much coal was wasted at every stroke, whereas in Watt's engine, far less coal was used.",
          code: "beside-the-point",
          reason: "This contrasts the use of coal, not the places of the steam.",
        },
        {
          text: "In Newcomen's engine, as in Watt's, steam condensed in a separate chamber, which was placed beside the cylinder.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives Newcomen's engine the separate chamber that only Watt's had.",
        },
      ],
      step: "The contrast needs a place for each engine. One note tells where steam condensed in the older engine, and two others tell where it did so in the newer.",
      look: "where the steam condensed in each engine",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain an advantage of Watt's engine and what made it possible",
      uses: [2, 3, 4],
      key: {
        text: "Because its steam condensed in a separate chamber, the cylinder of Watt's engine stayed hot, and the engine used far less coal than Newcomen's did.",
        reason: "This names the saving of coal and the chamber that brought it about.",
      },
      wrong: [
        {
          text: "Because Newcomen's engine wasted much coal at every stroke, Watt's engine, which used far less of it, had an advantage over the older engine.",
          code: "half-right",
          reason: "This names the saving of coal but not how Watt achieved it.",
        },
        {
          text: "Because coal was cheap at coal mines, engines that used more of it than Watt's did, such as those by Newcomen, remained in use there for many years.",
          code: "beside-the-point",
          reason: "This explains why the older engine lasted.",
        },
        {
          text: "Because cold water made the steam condense inside its cylinder, Watt's engine, which used far less coal at every stroke, had an advantage over the older engine.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This has Watt's steam condense where Newcomen's did, although it condensed beside the cylinder.",
        },
      ],
      step: "The goal asks for an advantage and for what lies behind it. The note on Watt's idea and the one after it give both.",
      look: "what Watt's engine saved and why",
    },
    {
      goal: "difficulty",
      level: "Easy",
      wants: "explain a drawback of Newcomen's engine",
      uses: [1, 2],
      key: {
        text: "Newcomen's engine wasted much coal, since its cylinder had to be heated again at every stroke.",
        reason: "This names what was wasted and why.",
      },
      wrong: [
        {
          text: "Newcomen's engine, which an English inventor built in 1712, pumped water out of a mine.",
          code: "beside-the-point",
          reason: "This tells what the engine was used for.",
        },
        {
          text: "Newcomen's engine had a cylinder inside which cold water made the steam condense at every stroke.",
          code: "half-right",
          reason: "This describes the step that led to the drawback but not the drawback.",
        },
        {
          text: "Newcomen's engine, which pumped water out of a mine, had a separate condenser that wasted much coal.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This gives Newcomen's engine the condenser that Watt thought of half a century later.",
        },
      ],
      step: "A drawback is something that the engine did badly. One note says what it wasted.",
      look: "what had to happen at every stroke",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Newcomen engines remained in use at coal mines",
      uses: [2, 5],
      key: {
        text: "Although they wasted coal, Newcomen engines remained in use for many years at coal mines because coal was cheap there.",
        reason: "This gives the reason that made the waste bearable.",
      },
      wrong: [
        {
          text: "Although they were older than the engines of Watt, Newcomen engines remained in use for many years at coal mines.",
          code: "half-right",
          reason: "This says that the engines remained in use but not why.",
        },
        {
          text: "Although coal was cheap at coal mines, Watt's engine, whose cylinder stayed hot, used far less of it than a Newcomen engine did.",
          code: "beside-the-point",
          reason:
            "This compares how much coal the engines used and does not say why the older ones lasted.",
        },
        {
          text: "Although coal was cheap at coal mines, a Newcomen engine, whose cylinder had to be heated again and again, wasted much of it.",
          code: "wrong-purpose",
          reason: "This stresses the waste, which would speak against the engines.",
        },
      ],
      step: "The reason must make up for the waste of coal. The last note tells what was special about coal mines.",
      look: "what coal mines had",
    },
  ],
};
