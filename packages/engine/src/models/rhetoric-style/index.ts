import { fourTransitions } from "./four-transitions.ts";
import { goalFromNotes } from "./goal-from-notes.ts";

export const rhetoricStyle = [fourTransitions, goalFromNotes];
