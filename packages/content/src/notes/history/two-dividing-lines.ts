import type { NoteSet } from "../note-set.ts";

export const twoDividingLines: NoteSet = {
  id: "two-dividing-lines",
  field: "history",
  source:
    "Standard histories of European exploration; texts of the treaties of Tordesillas (1494) and Zaragoza (1529)",
  notes: [
    "After Columbus's first voyage, Spain and Portugal disputed the right to newly reached lands.",
    "In the Treaty of Tordesillas (1494), they drew a line 370 leagues west of the Cape Verde Islands.",
    "Lands west of the line were to be Spain's, and lands east of it Portugal's.",
    "The treaty set no line on the other side of the globe, and both later claimed the Moluccas, a source of cloves.",
    "In the Treaty of Zaragoza (1529), they drew a line east of the Moluccas.",
    "Spain gave up its claim to the islands, and Portugal paid it 350,000 ducats.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the location of the two treaty lines",
      uses: [1, 4],
      key: {
        text: "Whereas the line of the 1494 treaty lay 370 leagues west of the Cape Verde Islands, that of the 1529 treaty ran east of the Moluccas.",
        reason: "This gives the place of each line and sets one against the other.",
      },
      wrong: [
        {
          text: "The Treaty of Tordesillas was concluded in 1494, soon after Columbus's first voyage; the Treaty of Zaragoza followed only in 1529.",
          code: "beside-the-point",
          reason: "This contrasts the dates of the treaties.",
        },
        {
          text: "The Treaty of Tordesillas placed its line 370 leagues west of the Cape Verde Islands; the Treaty of Zaragoza drew a different one.",
          code: "half-right",
          reason: "This locates the first line and leaves the second without a place.",
        },
        {
          text: "Spain gained the lands to the west of a line under the Treaty of Tordesillas; under the Treaty of Zaragoza, it gave up its claim to the Moluccas.",
          code: "wrong-purpose",
          reason: "This contrasts what the treaties meant for Spain, not where their lines ran.",
        },
      ],
      step: "The goal asks where the lines were. Each treaty has a note that places its line in relation to islands.",
      look: "near which islands each line was drawn",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Spain and Portugal needed a second treaty",
      uses: [3, 4],
      key: {
        text: "Because the Treaty of Tordesillas had set no line on the other side of the globe, Spain and Portugal could both lay claim to the Moluccas.",
        reason: "This names the gap in the first treaty and the conflict that arose from it.",
      },
      wrong: [
        {
          text: "Because of the Treaty of Zaragoza, concluded in 1529, Spain gave up its claim to the Moluccas and Portugal paid it 350,000 ducats.",
          code: "beside-the-point",
          reason: "This tells what the second treaty settled, not why it was needed.",
        },
        {
          text: "Because of the Treaty of Tordesillas, lands to the west of a line near the Cape Verde Islands were to be Spain's and lands to the east Portugal's.",
          code: "wrong-purpose",
          reason: "This tells what the first treaty settled, not what it left open.",
        },
        {
          text: "Because the Treaty of Tordesillas had given the Moluccas to Spain by a line on the other side of the globe, Portugal demanded a second treaty.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This speaks of a line on the other side of the globe, where the notes say that none had been set.",
        },
      ],
      step: "A second treaty is needed where the first does not reach. One note tells what the first left open and what came of it.",
      look: "what the first treaty did not settle",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between the two treaties",
      uses: [0, 1, 3, 4],
      key: {
        text: "Both the treaty of 1494 and that of 1529 settled the rival claims of Spain and Portugal by means of a line.",
        reason: "This says that both treaties ended rival claims by means of a line.",
      },
      wrong: [
        {
          text: "In 1529, Spain gave up the Moluccas for 350,000 ducats, whereas the treaty of 1494 had given it all lands west of a line.",
          code: "beside-the-point",
          reason: "This sets the terms of the treaties side by side without a likeness.",
        },
        {
          text: "In 1494, after Columbus's first voyage, Spain and Portugal drew a line to settle a dispute over newly reached lands.",
          code: "half-right",
          reason:
            "This describes one treaty in a way that would fit both, but leaves out the other.",
        },
        {
          text: "In the Treaty of Zaragoza, as in that of Tordesillas, Spain and Portugal drew a line west of the Cape Verde Islands.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This puts the second line where only the first was drawn.",
        },
      ],
      step: "Look for what the two powers did both times, not for what each treaty gave to whom.",
      look: "what Spain and Portugal did in each treaty",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "specify both what Spain gave up and what it received under the Treaty of Zaragoza",
      uses: [4, 5],
      key: {
        text: "Under the Treaty of Zaragoza, Spain gave up its claim to the Moluccas and received 350,000 ducats from Portugal.",
        reason: "This names the claim that Spain gave up and the sum that it received.",
      },
      wrong: [
        {
          text: "Under the Treaty of Zaragoza, a line was drawn to the east of the Moluccas, a source of cloves that both countries had claimed.",
          code: "beside-the-point",
          reason: "This describes the line and the islands but no exchange.",
        },
        {
          text: "Under the Treaty of Zaragoza, Spain gave up the claim to the Moluccas that it had made after the treaty of 1494.",
          code: "half-right",
          reason: "This tells what Spain gave up but not what it got.",
        },
        {
          text: "Under the Treaty of Zaragoza, Spain gave up the claim that it had made after the treaty of 1494 and received nothing in return.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This denies the payment of 350,000 ducats that the notes report.",
        },
      ],
      step: "The sentence must state a loss and a gain of the same country. A single note contains both.",
      look: "what passed between the two countries in 1529",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide a historical overview of the lines that Spain and Portugal drew",
      uses: [1, 3, 4],
      key: {
        text: "Spain and Portugal drew a line west of the Cape Verde Islands in 1494; after both had claimed the Moluccas, they drew another east of those islands in 1529.",
        reason: "This names the two lines in order and what came between them.",
      },
      wrong: [
        {
          text: "Spain and Portugal disputed the right to newly reached lands after Columbus's first voyage and later the right to the Moluccas, a source of cloves.",
          code: "beside-the-point",
          reason: "This gives the disputes and no lines.",
        },
        {
          text: "Spain and Portugal drew a line 370 leagues west of the Cape Verde Islands in 1494, giving Spain the lands west of it and Portugal those to the east.",
          code: "half-right",
          reason: "This gives one line only.",
        },
        {
          text: "Spain and Portugal drew a line east of the Moluccas in 1529, and Spain gave up its claim to those islands, for which Portugal paid it 350,000 ducats.",
          code: "wrong-purpose",
          reason: "This gives the later line with its terms and leaves out the earlier one.",
        },
      ],
      step: "An overview has more than one stage. Each treaty has a note with its line and its year.",
      look: "where and when each line was drawn",
    },
  ],
};
