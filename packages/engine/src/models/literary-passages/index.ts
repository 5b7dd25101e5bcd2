import { literaryCraft } from "./literary-craft.ts";
import { literaryIdeas } from "./literary-ideas.ts";
import { literaryQuotations } from "./literary-quotations.ts";

export const literaryPassages = [literaryCraft, literaryIdeas, literaryQuotations];
