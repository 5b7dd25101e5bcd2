import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { areaOrHeight } from "./area-or-height.ts";

/** An area or a height, typed. */
export const areaOrHeightEntry = entryVariant(areaOrHeight, { version: 1 });
