import type { Unmet } from "@sat/engine";
import { type Item, SKILLS } from "@sat/item";
import { keyText } from "../../print/key-text.ts";
import { printQuestion } from "../../print/print-item.ts";
import type { DrawnModule } from "./draw-forms.ts";

/** A form as who sits it reads it, module by module; then the keys, where each question comes from and what is unmet. */
export function printForm(form: readonly DrawnModule[]): string {
  const modules = form.map((module, at) => printModule(module, at + 1));
  const keys = form.map((module, at) => printKeys(module, at + 1));
  return [...modules, ...keys].join("\n\n\n");
}

function printModule(module: DrawnModule, number: number): string {
  const { seconds, breakAfter } = module.blueprint;
  const minutes = `${Math.round(seconds / 60)} minutes`;
  const heading = `${title(module, number)}: ${module.filled.length} questions, ${minutes}`;
  const questions = module.filled.map(({ item }, at) => printNumbered(item, at + 1));
  const rest = breakAfter > 0 ? [`Break: ${breakAfter / 60} minutes`] : [];
  return [heading, ...questions, ...rest].join("\n\n");
}

function title({ blueprint }: DrawnModule, number: number): string {
  return `Module ${number}, ${blueprint.parts.map(({ section }) => section).join(" and ")}`;
}

function printNumbered(item: Item, number: number): string {
  const entry = item.kind === "entry" ? "\n\nAnswer: ______" : "";
  return `Question ${number}\n\n${printQuestion(item)}${entry}`;
}

function printKeys(module: DrawnModule, number: number): string {
  const keys = module.filled.map(({ item, slot }, at) =>
    [
      `${at + 1}. ${item.kind === "entry" ? keyText(item.answerKey) : item.correctAnswer}`,
      SKILLS[item.skill].name,
      item.level,
      `${item.model} ${item.version}, seed ${item.seed}`,
      ...(slot.isScored ? [] : ["unscored"]),
    ].join(" · "),
  );
  const heading = `Keys of module ${number}, ${module.route} route`;
  return [heading, "", ...keys, ...module.unmet.map(printUnmet)].join("\n");
}

function printUnmet({ slot: { skill, level, kind }, instead }: Unmet): string {
  const asked = `${skill}, ${level}, ${kind}`;
  if (instead === null) return `Unmet: ${asked}: nothing is left of its section`;
  return `Unmet: ${asked}: ${Object.values(instead).join(", ")} stands in`;
}
