import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const namesPastedOver: Passage = {
  id: "names-pasted-over",
  genre: "history",
  source:
    "The civil service examinations of Song China: names covered from 992 in the palace examination and soon after in the others, and papers recopied by clerks from the early eleventh century. Standard histories.",
  text: prose`
    In Song China a man without powerful relations could rise to high office by passing the state's
    examinations, provided that examiners judged his papers and not his person. Shortly before the
    year 1000, the government began to have the name on a paper pasted over before it was read. A
    name, it turned out, is not all that gives a writer away. By the 1010s there was an office in
    which clerks copied out every paper, and examiners were shown only the copies, which others had
    compared with the originals. The state was looking for men whom it could trust. It is worth
    noticing whom, in the meantime, it did not.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did examiners have before them once the new office was at work?",
      key: {
        text: "Papers in the clerks' handwriting",
        reason: "*Clerks copied out every paper, and examiners were shown only the copies.*",
      },
      wrong: [
        {
          text: "Papers that they themselves had copied",
          code: "relationship-reversed",
          reason: "The clerks did the copying.",
        },
        {
          text: "Originals with the names pasted over",
          code: "half-right",
          reason: "So it was at first; with the office, examiners no longer saw originals.",
        },
        {
          text: "Reports on the lives of the writers",
          code: "not-in-the-text",
          reason: "Nothing of the writers' lives was shown.",
        },
      ],
      evidence: ["examiners were shown only the copies"],
      opening: "The sentence about the 1010s tells what examiners were shown.",
      steps: [
        "*By the 1010s there was an office in which clerks copied out every paper, and examiners were shown only the copies.*",
      ],
      hint: "Look for the word *shown*.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To trace measures that kept examiners from knowing whose papers they read",
        reason:
          "The name is covered, and then the very handwriting, in order that the paper alone be judged.",
      },
      wrong: [
        {
          text: "To show that no examiner of the time could be moved by anything but favor",
          code: "too-extreme",
          reason:
            "Measures were taken against favor; that every examiner gave way to it is not said.",
        },
        {
          text: "To compare ways of choosing officials at two courts of the time",
          code: "not-in-the-text",
          reason: "Only one state is spoken of.",
        },
        {
          text: "To argue that examinations at which writers are known are of no use to a state",
          code: "wrong-purpose",
          reason: "The text tells what was done and argues against no other examinations.",
        },
      ],
      evidence: [
        "provided that examiners judged his papers and not his person",
        "examiners were shown only the copies",
      ],
      opening: "Two measures follow one another, with one aim.",
      steps: [
        "The examinations were to judge the *papers* and not the *person*. So names were *pasted over*; and when that was not enough, every paper was copied. The text follows this from step to step.",
      ],
      hint: "Ask what the pasting and the copying have in common.",
      tip: habits.purpose,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "That copying was added to the covering of names suggests that ______",
      key: {
        text: "an examiner who could not see a name might still know the hand.",
        reason:
          "*A name is not all that gives a writer away*; only a copy hides what else an original shows.",
      },
      wrong: [
        {
          text: "officials had been taking money from writers whom they then passed.",
          code: "possibility-as-fact",
          reason: "Favor may have been feared; money is a further step for which nothing speaks.",
        },
        {
          text: "writers whose names were covered had been judged with greater favor.",
          code: "contradicts-the-text",
          reason: "The first measure was meant to prevent favor and was not known to create it.",
        },
        {
          text: "clerks were trusted less by the state than the officials whom they served.",
          code: "relationship-reversed",
          reason:
            "The clerks are given the originals; it is from the examiners that these are kept.",
        },
      ],
      evidence: [
        "A name, it turned out, is not all that gives a writer away.",
        "examiners were shown only the copies",
      ],
      opening: "Ask what a copy conceals that a pasted strip of paper leaves in view.",
      steps: [
        "With the name covered, the examiner still saw the original writing. The state then had every paper copied and let examiners see *only the copies*. What copies remove is the writer's own hand.",
      ],
      hint: "Compare an original whose name is covered with a copy of it.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It is worth noticing whom, in the meantime, it did not.",
      key: {
        text: "It singles out the examiners as the men against whom the measures were taken.",
        reason:
          "Names and hands were hidden from those who judged; they are the ones who were not trusted.",
      },
      wrong: [
        {
          text: "It points out that the measures were aimed at men who were in search of office.",
          code: "relationship-reversed",
          reason: "Those men were the ones the state hoped to trust; nothing is hidden from them.",
        },
        {
          text: "It implies that a state which relies on examinations trusts nobody.",
          code: "too-extreme",
          reason: "One group is singled out by *whom*.",
        },
        {
          text: "It admits that the measures had failed to bring to light men whom the state could trust.",
          code: "contradicts-the-text",
          reason: "Whether such men were found is not told.",
        },
      ],
      evidence: [
        "The state was looking for men whom it could trust.",
        "examiners were shown only the copies",
      ],
      opening: "The last sentence leaves a blank that the measures themselves fill in.",
      steps: [
        "*It did not* means that it did not trust. Everything that was done, pasting and copying, kept something from the examiners. They are the answer to *whom*.",
      ],
      hint: "Ask from whom names and handwriting were being hidden.",
      tip: habits.function,
    },
  ],
};
