import {
  DIFFICULTIES,
  OPTION_DESIGNS,
  OPTION_LETTERS,
  SKILLS,
  type Skill,
  TOPICS,
} from "@sat/item";
import { type Gate, textsOf } from "./gate.ts";

/** Every field is there, of its kind, and in accord with the model's card. */
export const shape: Gate = {
  id: "shape",
  severity: "reject",
  check: ({ item, features, signature }, model) => {
    const skill: Skill = SKILLS[item.skill];
    const claims: readonly (readonly [boolean, string])[] = [
      [/^[0-9a-f]{20}$/.test(item.id), "the id is not twenty hexadecimal digits"],
      [
        Object.keys(item.options).join("") === OPTION_LETTERS.join(""),
        "the options are not A to D",
      ],
      [OPTION_LETTERS.includes(item.correctAnswer), "the key is not one of the letters"],
      [item.section === TOPICS[item.topic].section, "the section is not that of the topic"],
      [skill.sections.includes(item.section), "the skill belongs to another section"],
      [DIFFICULTIES.includes(item.difficulty), "the difficulty is unknown"],
      [item.level === item.difficulty, "the level is not the difficulty"],
      [model.levels.includes(item.level), "the model does not offer this level"],
      [
        model.archetypes.includes(item.archetype),
        `the model does not list archetype ${item.archetype}`,
      ],
      [OPTION_DESIGNS.includes(item.optionDesign), "the option design is unknown"],
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
