import type { NoteSet } from "../note-set.ts";

export const armsAndWires: NoteSet = {
  id: "arms-and-wires",
  field: "technology",
  source: "Standard histories of technology",
  notes: [
    "In 1794, a line of optical telegraphs designed by Claude Chappe opened between Paris and Lille, France.",
    "On each tower, wooden arms showed a sign, which the next tower copied.",
    "A sign could cross 200 kilometers in minutes, but only by day and in clear weather.",
    "In 1844, Samuel Morse sent a message by electric telegraph from Washington to Baltimore in the United States.",
    "The electric telegraph worked at any hour and in any weather, but it needed a wire between its stations.",
    "By the end of the 1850s, electric telegraphs had replaced Chappe's system in France.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how Chappe's telegraph passed a message from Paris to Lille",
      uses: [0, 1],
      key: {
        text: "Between Paris and Lille stood towers on which wooden arms showed the signs of a message, and each tower copied the signs of the one before it.",
        reason: "This tells what showed the signs and how they traveled on.",
      },
      wrong: [
        {
          text: "Between Paris and Lille stood a line of towers, each of which bore wooden arms, part of a system of telegraphs that Claude Chappe had designed.",
          code: "half-right",
          reason: "This names the equipment but not how a message moved.",
        },
        {
          text: "Between Paris and Lille, a sign could travel within minutes by day, provided that the weather was clear, but could not travel at all by night.",
          code: "beside-the-point",
          reason: "This tells when and how fast a sign could travel.",
        },
        {
          text: "Between Paris and Lille stood towers on which wooden arms showed the signs of a message, and a wire carried the signs from each tower to the next.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This adds a wire, although each tower copied the sign of the one before it.",
        },
      ],
      step: "The goal asks for the steps of a process. One note tells what happened on each tower.",
      look: "what the arms on a tower did and what the next tower did",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of the electric telegraph over the optical one",
      uses: [2, 4],
      key: {
        text: "The electric telegraph worked at any hour and in any weather, whereas the optical one could be used only in clear weather and by day.",
        reason: "This says what the electric telegraph could do and the optical one could not.",
      },
      wrong: [
        {
          text: "Unlike the optical telegraph, which used wooden arms on towers, the electric one used a wire that ran between its stations.",
          code: "half-right",
          reason: "This names a difference without showing that it was an advantage.",
        },
        {
          text: "Unlike the optical telegraph, which was in use as early as 1794, the electric one carried a message by Morse in 1844.",
          code: "beside-the-point",
          reason: "This compares dates, which are no advantage.",
        },
        {
          text: "Unlike the optical telegraph, which used wooden arms on towers, the electric one needed nothing at all between its stations.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This claims an advantage that the electric telegraph did not have, since it needed a wire.",
        },
      ],
      step: "An advantage needs something that only the electric telegraph could do. Two notes tell under what conditions each of the two worked.",
      look: "when each telegraph could be used",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a disadvantage of the electric telegraph compared with the optical one",
      uses: [1, 4],
      key: {
        text: "Whereas the towers of an optical telegraph copied one another's signs, the stations of an electric telegraph had to be linked by a wire.",
        reason: "This names something that only the electric telegraph required.",
      },
      wrong: [
        {
          text: "Whereas the towers of an optical telegraph stood between Paris and Lille, an electric telegraph carried Morse's message from Washington to Baltimore.",
          code: "half-right",
          reason:
            "This sets the two telegraphs side by side but names no disadvantage of the electric one.",
        },
        {
          text: "Whereas an optical telegraph could be used only by day and in clear weather, an electric telegraph worked at any hour and in any weather.",
          code: "beside-the-point",
          reason: "This explains an advantage of the electric telegraph.",
        },
        {
          text: "Whereas an optical telegraph could be used at any hour and in any weather, an electric telegraph worked only by day and in clear weather.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the electric telegraph the limits of the optical one.",
        },
      ],
      step: "The disadvantage must lie with the newer telegraph, so look for something that it alone required. Two notes tell how the stations of each were linked.",
      look: "what each telegraph needed between its stations",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "provide an overview of the history of telegraphs in France",
      uses: [0, 5],
      key: {
        text: "In France, Chappe's optical telegraph came into use in 1794, and electric telegraphs had replaced it by the end of the 1850s.",
        reason: "This gives the beginning and the end of the optical system and what followed it.",
      },
      wrong: [
        {
          text: "In France, a line of optical telegraphs that Claude Chappe had designed opened between Paris and Lille in 1794.",
          code: "half-right",
          reason: "This gives the first stage only.",
        },
        {
          text: "In France, each tower of the optical telegraph had wooden arms, which copied the sign that the tower before it showed.",
          code: "beside-the-point",
          reason: "This describes the working of one system.",
        },
        {
          text: "In France, a line of optical telegraphs that Claude Chappe had designed opened in 1794, and Samuel Morse's electric telegraph followed there in 1844.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This moves Morse's telegraph of 1844 from the United States to France.",
        },
      ],
      step: "An overview gives stages in their order. The first and the last note tell what was in use in France and when.",
      look: "what opened in 1794 and what happened by the end of the 1850s",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants:
        "make a generalization about how one means of sending messages comes to replace another",
      uses: [2, 4, 5],
      key: {
        text: "A means of sending messages that depends on daylight and clear weather may give way to one that works at any hour and in any weather.",
        reason: "This makes a statement about means of communication in general.",
      },
      wrong: [
        {
          text: "The optical telegraph, which could be used only by day and in clear weather, had been replaced in France by the end of the 1850s.",
          code: "half-right",
          reason: "This reports the single case on which a general statement could rest.",
        },
        {
          text: "A means of sending messages may rely on signs that are copied from station to station, as the optical telegraph between Paris and Lille did.",
          code: "beside-the-point",
          reason:
            "This generalizes about how messages travel, not about how one means replaces another.",
        },
        {
          text: "A means of sending messages that works in any weather may give way to one that depends on daylight, as the electric telegraph did in France.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This reverses which telegraph depended on conditions and which replaced the other.",
        },
      ],
      step: "A generalization goes beyond one case. Three notes tell what limited the older telegraph, what the newer one could do, and how the story ended.",
      look: "when each telegraph worked and which replaced the other",
    },
  ],
};
