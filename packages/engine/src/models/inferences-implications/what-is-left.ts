import { eliminationModel } from "../../craft/studies/elimination-model.ts";

/** Which explanation is left, or has fallen, if any, when they have been tested, and what follows. */
export const whatIsLeft = eliminationModel({ id: "what-is-left", version: 5 });
