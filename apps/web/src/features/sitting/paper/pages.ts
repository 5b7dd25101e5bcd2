/* They come in one piece: what is printed is answered next. */
export { AnswersPage } from "./answers-page.tsx";
export { PaperPage } from "./paper-page.tsx";
