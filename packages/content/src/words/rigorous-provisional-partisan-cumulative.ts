import { wordSet } from "./word-set.ts";

export const rigorousProvisionalPartisanCumulative = wordSet({
  id: "rigorous-provisional-partisan-cumulative",
  contexts: {
    rigorous: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Because the outcome could affect federal regulation, toxicologist Ifeoma Balogun and colleagues designed an exceptionally ______ trial of a new water filter. Households were assigned to groups at random, neither residents nor technicians knew which of them had received the device, and every sample was analyzed independently by two laboratories.",
      clue: "every sample was analyzed independently by two laboratories",
      reason:
        "*Rigorous* means strict and thorough. Random assignment, concealment of the groups, and analysis *by two laboratories* are all strict safeguards against error.",
      misfits: {
        provisional: {
          code: "not-in-the-text",
          reason:
            "*Provisional* means arranged for the time being and open to change. Nothing suggests that the trial was to be replaced by a later one.",
        },
        partisan: {
          code: "contradicts-the-text",
          reason:
            "*Partisan* means favoring one side. Since *neither residents nor technicians knew* who had the device, no one could favor it.",
        },
        cumulative: {
          code: "wrong-sense",
          reason:
            "*Cumulative* means growing by additions. The samples were each checked twice, which makes the results more certain and not larger.",
        },
      },
      opening: "The trial was protected against error at each of its stages.",
      hint: "The second sentence lists three features of the trial: ask what they have in common.",
    },
    provisional: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "The designation assigned to a newly observed asteroid, which combines the year of discovery with a series of letters and digits, is ______. Once observations over several years have established the orbit with sufficient precision, the object receives a permanent number.",
      clue: "the object receives a permanent number",
      reason:
        "*Provisional* means serving for the present, until something lasting replaces it. The first designation serves until *the object receives a permanent number*.",
      misfits: {
        rigorous: {
          code: "half-right",
          reason:
            "*Rigorous* means strict and exact. The designation may follow strict rules, but the text sets it against a number that is *permanent*, not against one that is inexact.",
        },
        partisan: {
          code: "wrong-sense",
          reason:
            "*Partisan* means taking one side in a dispute. A year followed by letters and digits supports no one.",
        },
        cumulative: {
          code: "contradicts-the-text",
          reason:
            "*Cumulative* means built up by successive additions. The first designation is not added to but gives way to another number.",
        },
      },
      opening: "The first designation is used only until a permanent number takes its place.",
      hint: "Compare what the asteroid is given at first with what it is given several years later.",
      source: "The naming of minor planets: standard reference works in astronomy",
    },
    partisan: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Newspapers of the early American republic were openly ______. John Fenno's *Gazette of the United States* defended the Federalists and received printing contracts from Alexander Hamilton's Treasury Department, while Philip Freneau's *National Gazette*, founded in 1791 with the encouragement of Thomas Jefferson, regularly attacked Federalist policies.",
      clue: "defended the Federalists",
      reason:
        "*Partisan* means committed to one party. One newspaper *defended the Federalists*, and the other attacked them.",
      misfits: {
        rigorous: {
          code: "not-in-the-text",
          reason:
            "*Rigorous* means thorough and exact. The examples tell whom the newspapers supported, not how carefully they were edited.",
        },
        provisional: {
          code: "wrong-sense",
          reason:
            "*Provisional* means temporary. Support and contracts from a party say nothing about how long a newspaper was meant to appear.",
        },
        cumulative: {
          code: "beside-the-point",
          reason:
            "*Cumulative* means increasing by successive additions. Attacks may have accumulated over the years, but the two examples differ in party and not in amount.",
        },
      },
      opening: "Each of the two newspapers supported one party against the other.",
      hint: "Ask what the two newspapers named as examples did for the political parties.",
      source: "Newspapers and parties in the 1790s: standard reference works in American history",
    },
    cumulative: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Critics of the view that a single poet composed the epic have identified no passage that refutes it. Philologist Anders Holmqvist considers their case strong nonetheless, because its force is ______: each minor inconsistency, which could be explained by itself, compounds those noted before, until the number of separate explanations that the view requires becomes implausible.",
      clue: "compounds those noted before",
      reason:
        "*Cumulative* means increasing as one thing is added to another. Each inconsistency *compounds those noted before*, so the case gains force from their number.",
      misfits: {
        rigorous: {
          code: "half-right",
          reason:
            "*Rigorous* means strict and exact. The case may be exact as well, but its force is said to lie in the number of inconsistencies and not in the strictness of any argument.",
        },
        provisional: {
          code: "contradicts-the-text",
          reason:
            "*Provisional* means valid only for the time being. Holmqvist considers the case *strong* already and does not expect it to be withdrawn.",
        },
        partisan: {
          code: "words-echoed",
          reason:
            "*Partisan* means loyal to one side. The *critics* do take one side, but the force of their case comes from the passages they cite.",
        },
      },
      opening: "No inconsistency is decisive, but together they make the view implausible.",
      hint: "Two clues must be joined: what no passage does by itself, and what each inconsistency does to the others.",
    },
  },
});
