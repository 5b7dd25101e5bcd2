import type { NoteSet } from "../note-set.ts";

export const pencilCores: NoteSet = {
  id: "pencil-cores",
  field: "everyday",
  source: "Petroski, The Pencil (1990); standard encyclopedias",
  notes: [
    "The first pencils, made in the 1500s, were sticks of pure graphite, mostly from a mine at Borrowdale, England.",
    "In the 1790s, France was at war with Britain and could not buy English graphite.",
    "In 1795, French inventor Nicolas-Jacques Conté patented a new kind of pencil core.",
    "He mixed powdered graphite of lower quality with clay, shaped it into sticks, and fired them.",
    "More clay makes a core harder; more graphite makes it softer and darker.",
    "Pencil cores are still made in this way.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why France needed a new kind of pencil core",
      uses: [1, 2],
      key: {
        text: "Because it was at war with Britain in the 1790s and could not buy English graphite, France needed a new kind of pencil core.",
        reason: "This names the cause, the lack of English graphite.",
      },
      wrong: [
        {
          text: "Because France needed a new kind of pencil core in the 1790s, inventor Nicolas-Jacques Conté developed one, which he patented in 1795.",
          code: "half-right",
          reason: "This starts from the need without saying where it came from.",
        },
        {
          text: "Because English graphite was of lower quality than its own, France needed a new kind of pencil core, which Nicolas-Jacques Conté patented in 1795.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This names a wrong cause, since France could not buy English graphite, which was pure.",
        },
        {
          text: "Because more clay makes a core harder and more graphite makes it softer and darker, cores of the new kind could differ from one another.",
          code: "beside-the-point",
          reason: "This explains a property of the new core, not the need for it.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must say what France lacked and why. One note tells of the war and its effect on trade.",
      look: "how the war affected France's supply of graphite",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how Conté made a pencil core",
      uses: [2, 3],
      key: {
        text: "To make a pencil core, Nicolas-Jacques Conté mixed powdered graphite with clay, shaped the mixture into sticks, and fired them.",
        reason: "This names the steps: mixing, shaping, and firing.",
      },
      wrong: [
        {
          text: "To make a pencil core, Nicolas-Jacques Conté used powdered graphite of lower quality along with clay rather than pure graphite.",
          code: "half-right",
          reason: "This names the materials but not what he did with them.",
        },
        {
          text: "The pencil core that Nicolas-Jacques Conté patented in 1795 was of a new kind and contained graphite of lower quality.",
          code: "wrong-purpose",
          reason: "This calls the core new and patented without telling how it was made.",
        },
        {
          text: "Pencil cores that contain more clay are harder than others, whereas those that contain more graphite are softer and darker.",
          code: "beside-the-point",
          reason: "This tells how mixtures differ, not how a core is made.",
        },
      ],
      step: "The goal asks how it was done, so the sentence must give the steps. One note lists them.",
      look: "what Conté did with graphite and clay",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the first pencils and Conté's cores",
      uses: [0, 2, 3],
      key: {
        text: "The first pencils were sticks of pure graphite, whereas Nicolas-Jacques Conté's cores were made of powdered graphite mixed with clay.",
        reason: "This says of what each consisted and contrasts the two.",
      },
      wrong: [
        {
          text: "The first pencils were sticks of pure graphite, mostly from a mine at Borrowdale, England, and France could not buy English graphite in the 1790s.",
          code: "half-right",
          reason: "This says what only the first pencils were made of.",
        },
        {
          text: "The first pencils, mostly from a mine at Borrowdale, England, were sticks of pure clay, to which Nicolas-Jacques Conté added graphite.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This makes the first pencils clay, although they were pure graphite.",
        },
        {
          text: "Nicolas-Jacques Conté's cores are softer and darker if they contain more graphite, whereas they are harder if they contain more clay.",
          code: "beside-the-point",
          reason: "This contrasts two kinds of Conté's cores and leaves out the first pencils.",
        },
      ],
      step: "The goal asks for a contrast, so the sentence must say what each kind of pencil was made of. One note describes the first pencils, another Conté's cores.",
      look: "what the first pencils and Conté's cores were made of",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the lasting importance of Conté's invention",
      uses: [2, 3, 5],
      key: {
        text: "The method that Conté patented in 1795, by which graphite is mixed with clay and fired, is still used to make pencil cores.",
        reason: "This shows that the invention still determines how cores are made.",
      },
      wrong: [
        {
          text: "The method that Conté patented in 1795, during a war with Britain, allowed pencil cores to be made from graphite of lower quality.",
          code: "half-right",
          reason: "This tells what the invention achieved at first but not that it has lasted.",
        },
        {
          text: "The method that Conté patented in 1795, during a war with Britain, allowed pencil cores to be made from pure graphite, as they still are.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This makes the cores of pure graphite, although Conté mixed graphite of lower quality with clay.",
        },
        {
          text: "The mine at Borrowdale, England, was important for the first pencils, made in the 1500s, since most of their graphite came from it.",
          code: "beside-the-point",
          reason: "This concerns the importance of a mine.",
        },
      ],
      step: "The goal asks for a lasting effect, so the sentence must connect the invention with the present. The last note does so.",
      look: "how pencil cores are made today",
    },
  ],
};
