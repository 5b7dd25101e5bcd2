import { literaryCraft } from "./literary-craft.ts";
import { literaryIdeas } from "./literary-ideas.ts";

export const literaryPassages = [literaryCraft, literaryIdeas];
