import { fourTransitions } from "./four-transitions.ts";

export const rhetoricStyle = [fourTransitions];
