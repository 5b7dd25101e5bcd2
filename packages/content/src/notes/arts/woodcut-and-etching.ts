import type { NoteSet } from "../note-set.ts";

export const woodcutAndEtching: NoteSet = {
  id: "woodcut-and-etching",
  field: "arts",
  source: "Standard encyclopedias of art; Griffiths, Prints and Printmaking (1996)",
  notes: [
    "A woodcut is a relief print; an etching is an intaglio print.",
    "For a woodcut, the artist cuts away the parts of a wooden block that are to stay white.",
    "The raised parts that remain carry the ink.",
    "For an etching, the artist draws with a needle through a coating on a metal plate.",
    "Acid then eats grooves into the bare metal, and the grooves hold the ink.",
    "Albrecht Dürer is known for his woodcuts, Rembrandt for his etchings.",
  ],
  questions: [
    {
      goal: "category",
      level: "Easy",
      wants: "identify the type of print to which etchings belong",
      uses: [0, 3, 4],
      key: {
        text: "Made with a needle and acid on a metal plate, an etching is classed as an intaglio print rather than a relief print.",
        reason: "This names the type.",
      },
      wrong: [
        {
          text: "Unlike etchings, woodcuts, for which Albrecht Dürer is known, belong to the type called relief prints.",
          code: "beside-the-point",
          reason: "This names the type of woodcuts.",
        },
        {
          text: "Etchings, for which Rembrandt is known, are prints made by drawing with a needle through a coating on a metal plate.",
          code: "half-right",
          reason:
            "This speaks of etchings as prints and says how they are made but not to which type they belong.",
        },
        {
          text: "Like woodcuts, etchings, for which Rembrandt is known, belong to the type called relief prints.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This puts etchings into the class of woodcuts.",
        },
      ],
      step: "The name of a class is asked for. One note classes both kinds of print.",
      look: "what sort of print each one is",
    },
    {
      goal: "difference",
      level: "Hard",
      wants: "emphasize a difference in the part of the block or plate that holds the ink",
      uses: [2, 4],
      key: {
        text: "In a woodcut, the ink lies on the raised parts of a wooden block, while in an etching, it lies in grooves in a metal plate.",
        reason: "This sets the raised parts against the grooves.",
      },
      wrong: [
        {
          text: "In a woodcut, the artist works in wood, which is cut away in part, while in an etching, the artist draws with a needle on a coated metal plate.",
          code: "beside-the-point",
          reason: "This contrasts materials and tools, not where the ink is.",
        },
        {
          text: "In an etching, which is made from a metal plate and not from a wooden block, the grooves that acid has eaten into the metal hold the ink.",
          code: "half-right",
          reason: "This gives the place of the ink for one kind of print.",
        },
        {
          text: "In a woodcut, raised parts remain where the wooden block has not been cut away, while in an etching, acid eats grooves into a metal plate.",
          code: "wrong-purpose",
          reason:
            "This contrasts the ways in which block and plate are shaped and does not mention ink.",
        },
      ],
      step: "Follow the ink. One note tells where it is in a woodcut, another where it is in an etching.",
      look: "what carries or holds the ink",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the lines of an etching come to be in the metal plate",
      uses: [3, 4],
      key: {
        text: "An artist draws with a needle through a coating on the plate, and acid then eats grooves into the metal where it is bare.",
        reason: "This gives the two steps by which the lines form.",
      },
      wrong: [
        {
          text: "An artist cuts away the parts of a wooden block that are to stay white, and the raised parts that remain carry the ink.",
          code: "beside-the-point",
          reason: "This explains a woodcut.",
        },
        {
          text: "An artist draws with a needle on a metal plate, and the needle passes through a coating that covers the metal.",
          code: "half-right",
          reason: "This gives the first step and stops before the metal has been marked.",
        },
        {
          text: "An etching differs from a woodcut in that its ink is held in grooves, which makes it an intaglio print and not a relief print.",
          code: "wrong-purpose",
          reason: "This tells what the grooves mean for the type of print, not how they are made.",
        },
      ],
      step: "The explanation needs every step from needle to groove. Two notes in a row describe the steps.",
      look: "what the needle does and what the acid does",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "explain how an etching holds ink to an audience familiar with woodcuts",
      uses: [4],
      key: {
        text: "Whereas a woodcut carries ink on its raised parts, an etching holds it in grooves that acid has eaten into a metal plate.",
        reason:
          "This explains the etching and refers to the woodcut without describing how one is made.",
      },
      wrong: [
        {
          text: "Whereas a woodcut is a relief print, an etching is an intaglio print, the kind for which Rembrandt is known.",
          code: "beside-the-point",
          reason: "This classes the prints and says nothing of how the ink is held.",
        },
        {
          text: "Whereas the ink of an etching lies elsewhere, a woodcut carries it on the raised parts that remain when an artist has cut away the rest.",
          code: "half-right",
          reason:
            "This explains what the audience knows about woodcuts and leaves open where the ink of an etching is.",
        },
        {
          text: "Whereas the artist of a woodcut cuts away parts of a block, that of an etching draws with a needle through a coating on a metal plate.",
          code: "wrong-purpose",
          reason: "This compares ways of working, not the holding of ink.",
        },
      ],
      step: "The readers need no account of woodcuts. The sentence must tell what happens in the metal plate and where the ink stays.",
      look: "where the ink of an etching is",
    },
  ],
};
