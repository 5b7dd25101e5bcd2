/* They come in one piece: a placement leads to the plan, and the first script names fewer files. */
export { PlacementPage } from "./placement/placement-page.tsx";
export { PlanPage } from "./weeks/plan-page.tsx";
