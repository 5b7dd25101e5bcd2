/* They come in one piece: one leads to the other. */
export { TestsPage } from "./choose/tests-page.tsx";
export { TestPage } from "./sit/test-page.tsx";
