/* They come in one piece: one leads to the other, and no test waits for a page once it is started. */
export { TestsPage } from "./choose/tests-page.tsx";
export { TestPage } from "./sit/test-page.tsx";
