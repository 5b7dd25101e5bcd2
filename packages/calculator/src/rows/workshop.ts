import { Meter } from "../evaluate/meter.ts";
import type { Native } from "../evaluate/native.ts";
import { nativeFunctions } from "../evaluate/native-functions.ts";
import type { Cell, Defined, Scope } from "../evaluate/scope.ts";
import { CONSTANTS } from "../read/known-names.ts";
import type { Settings } from "./row.ts";

/** What all rows of a sheet, and of those after it, calculate with. */
export interface Workshop {
  readonly angle: Settings["angle"];
  readonly meter: Meter;
  readonly natives: ReadonlyMap<string, Native>;
}

export function workshopFor({ angle }: Settings): Workshop {
  const meter = new Meter();
  return { angle, meter, natives: nativeFunctions(angle, meter) };
}

/** What a row gives to others by a name. */
export type Meaning = Cell | Defined;

export type Meanings = ReadonlyMap<string, Meaning>;

/** A scope of constants and of what other rows mean. */
export function scopeOf({ meter, natives }: Workshop, meanings: Meanings): Scope {
  const cells = new Map<string, Cell>();
  const functions = new Map<string, Defined>();
  for (const [name, value] of CONSTANTS) cells.set(name, { value });
  for (const [name, meaning] of meanings) {
    if ("body" in meaning) functions.set(name, meaning);
    else cells.set(name, meaning);
  }
  return { cells, functions, natives, meter };
}
