import {
  type ChoiceItem,
  DIFFICULTIES,
  OPTION_DESIGNS,
  OPTION_LETTERS,
  SKILLS,
  type Skill,
  TOPICS,
} from "@sat/item";
import { type Gate, textsOf } from "./gate.ts";

type Claim = readonly [holds: boolean, complaint: string];

/** Every field is there, of its kind, and in accord with the model's card. */
export const shape: Gate = {
  id: "shape",
  kinds: "both",
  check: ({ item, features, signature }, model) => {
    const skill: Skill = SKILLS[item.skill];
    const claims: readonly Claim[] = [
      [/^[0-9a-f]{20}$/.test(item.id), "the id is not twenty hexadecimal digits"],
      ...(item.kind === "entry" ? [] : optionClaims(item)),
      [(item.kind === "entry") === (model.response === "entry"), "the model makes another kind"],
      [item.section === TOPICS[item.topic].section, "the section is not that of the topic"],
      [skill.sections.includes(item.section), "the skill belongs to another section"],
      [DIFFICULTIES.includes(item.difficulty), "the difficulty is unknown"],
      [item.level === item.difficulty, "the level is not the difficulty"],
      [model.levels.includes(item.level), "the model does not offer this level"],
      [
        model.archetypes.includes(item.archetype),
        `the model does not list archetype ${item.archetype}`,
      ],
      [Number.isSafeInteger(item.version) && item.version > 0, "the version is not a whole number"],
      [signature.trim() !== "", "the signature is empty"],
      [Object.values(features).every(Number.isFinite), "a feature is not a finite number"],
      [features.steps >= 1, "there is no step"],
    ];
    const empty = textsOf(item).filter(([, markup]) => markup.trim() === "");
    return [
      ...claims.filter(([holds]) => !holds).map(([, complaint]) => complaint),
      ...empty.map(([name]) => `the ${name} is empty`),
    ];
  },
};

function optionClaims({ options, correctAnswer, optionDesign }: ChoiceItem): Claim[] {
  return [
    [Object.keys(options).join("") === OPTION_LETTERS.join(""), "the options are not A to D"],
    [OPTION_LETTERS.includes(correctAnswer), "the key is not one of the letters"],
    [OPTION_DESIGNS.includes(optionDesign), "the option design is unknown"],
  ];
}
