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
          text: "Because France needed a new kind of core in the 1790s, inventor Nicolas-Jacques Conté developed one and patented it in 1795.",
          code: "half-right",
          reason: "This starts from the need without saying where it came from.",
        },
        {
          text: "Because it had sold all of its own graphite to Britain, with which it was at war, France needed a new kind of pencil core.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This turns the trade around, since France could not buy English graphite.",
        },
        {
          text: "Because more clay makes a core harder and more graphite makes it softer and darker, the new kind of core could serve various uses.",
          code: "beside-the-point",
          reason: "This explains a property of the new core, not the need for it.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must say what France lacked and why. One note tells of the war and its effect on trade.",
      look: "what France could not buy in the 1790s",
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
          text: "To make a pencil core, Nicolas-Jacques Conté was able to use graphite of lower quality, which he had in the form of powder.",
          code: "half-right",
          reason: "This names a material but not what he did with it.",
        },
        {
          text: "The pencil core of Nicolas-Jacques Conté, which contained graphite of lower quality, was of a new kind, and he patented it in 1795.",
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
      level: "Medium",
      wants: "emphasize a difference between the first pencils and Conté's cores",
      uses: [0, 2, 3],
      key: {
        text: "The first pencils consisted of sticks of pure graphite, whereas Nicolas-Jacques Conté's cores contained clay mixed with powdered graphite.",
        reason: "This says of what each consisted and contrasts the two.",
      },
      wrong: [
        {
          text: "The first pencils consisted of sticks of pure graphite, most of which came from a mine at Borrowdale, England, long before Nicolas-Jacques Conté.",
          code: "half-right",
          reason: "This describes only the first pencils.",
        },
        {
          text: "The first pencils consisted of graphite mixed with clay, whereas Nicolas-Jacques Conté's cores were sticks of pure graphite.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the two materials.",
        },
        {
          text: "A pencil core that contains more graphite is softer and darker, whereas one that contains more clay is harder.",
          code: "beside-the-point",
          reason: "This contrasts two mixtures, not the first pencils and Conté's.",
        },
      ],
      step: "The goal asks for a contrast, so the sentence must say what each kind of pencil was made of. One note describes the first pencils, another Conté's cores.",
      look: "what the first pencils and Conté's cores were made of",
    },
    {
      goal: "significance",
      level: "Hard",
      wants: "emphasize the lasting importance of Conté's invention",
      uses: [2, 3, 5],
      key: {
        text: "The method that Conté patented in 1795, by which graphite is mixed with clay and fired, is still used to make pencil cores today.",
        reason: "This shows that the invention still determines how cores are made.",
      },
      wrong: [
        {
          text: "The method that Conté patented in 1795, during a war with Britain, allowed pencil cores to be made from graphite of lower quality.",
          code: "half-right",
          reason: "This tells what the invention achieved at first but not that it has lasted.",
        },
        {
          text: "The method that Conté patented in 1795, by which graphite is mixed with clay and fired, was later given up for pure graphite.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This ends a practice that continues today.",
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
