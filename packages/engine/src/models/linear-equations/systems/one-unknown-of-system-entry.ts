import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { oneUnknownOfSystem } from "./one-unknown-of-system.ts";

/** One unknown of a system of two linear equations, typed. */
export const oneUnknownOfSystemEntry = entryVariant(oneUnknownOfSystem, { version: 1 });
