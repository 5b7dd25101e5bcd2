/* They come in one piece: one leads to the other, and what was left undelivered comes from either. */
export { TestsPage } from "./choose/tests-page.tsx";
export { deliverLateWork } from "./sit/late-work.ts";
export { TestPage } from "./sit/test-page.tsx";
