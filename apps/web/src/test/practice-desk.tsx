import { fireEvent, screen, within } from "@testing-library/react";
import { aLearner, questionServer } from "./question-server.ts";
import { visitAs } from "./visit.tsx";

/** The practice page, as a learner finds it. */
export async function openPractice(
  user = aLearner(),
  handlers = questionServer(),
  address = "/practice",
) {
  const page = visitAs(user, address, handlers);
  await screen.findByRole("heading", { level: 1, name: "Practice" });
  return page;
}

/** The page with its first question open. */
export async function openQuestion(user = aLearner(), handlers = questionServer()) {
  const page = await openPractice(user, handlers);
  await page.person.click(button("Get Question"));
  // The bar has its number before it has come.
  await screen.findByRole("article", { name: "Question 1" });
  return page;
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const option = (letter: string) => {
  const all = within(screen.getByRole("radiogroup", { name: /What is/ })).getAllByRole("radio");
  return all.find((each) => each.getAttribute("value") === letter) as HTMLInputElement; // radios are inputs
};
/** What an answer is told. */
export const feedback = () => screen.getByRole("group", { name: "Feedback" });
/** Answers the open question, whose key is B. */
export async function submit(letter: string) {
  fireEvent.click(option(letter));
  fireEvent.click(button("Submit Answer"));
  await screen.findByText(letter === "B" ? "Correct!" : "Incorrect. The correct answer is B.");
}
