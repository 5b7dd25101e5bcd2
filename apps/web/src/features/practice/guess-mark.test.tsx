import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { switchSingleKeys } from "../../lib/single-keys.ts";
import { loseConnection } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, option, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import { anEntryQuestion } from "../../test/a-question.ts";
import "../../test/standards-mode.ts";

const NAME = { name: "I'm guessing" };
const mark = () => screen.getByRole<HTMLInputElement>("checkbox", NAME);
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => switchSingleKeys(true));

describe("the mark of a guess", () => {
  it("is told with the answer, and is gone with it", async () => {
    const { api, person } = await openQuestion();
    await person.click(mark());
    await submit("B");
    expect(screen.queryByRole("checkbox", NAME)).toBeNull();
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: "B", confidence: "guess" });
    await person.click(button("Next Question"));
    await screen.findByRole("article", { name: "Question 2" });
    expect(mark().checked).toBe(false);
    await submit("A");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(2));
    expect(api.bodies("POST /api/answers")[1]).not.toHaveProperty("confidence");
  });

  it("can be taken back before the answer", async () => {
    const { api, person } = await openQuestion();
    await person.click(mark());
    await person.click(mark());
    await submit("B");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).not.toHaveProperty("confidence");
  });

  it("leaves the verdict as it is", async () => {
    const { person } = await openQuestion();
    await person.click(mark());
    await submit("B");
    expect(document.body.textContent).not.toMatch(/guess/i);
  });

  it("is there again after a reload, with the choice", async () => {
    const server = questionServer();
    const { person } = await openQuestion(aLearner(), server);
    fireEvent.click(option("C"));
    await person.click(mark());
    cleanup();
    await openPractice(aLearner(), server);
    await screen.findByRole("article", { name: "Question 1" });
    expect(mark().checked).toBe(true);
    expect(option("C").checked).toBe(true);
  });

  it("waits with its answer while the server is out of reach", async () => {
    const server = questionServer();
    const { api, person } = await openQuestion(aLearner(), {
      ...server,
      "POST /api/answers": loseConnection,
    });
    await person.click(mark());
    await submit("B");
    cleanup();
    api.answer(server);
    const again = await openPractice(aLearner(), server);
    await waitFor(() => expect(again.api.bodies("POST /api/answers")).toHaveLength(1));
    expect(again.api.bodies("POST /api/answers")[0]).toMatchObject({ confidence: "guess" });
  });
});

describe("the key of the mark", () => {
  it.each(["g", "G"])(
    "%s marks and takes back, with the focus where that is heard",
    async (key) => {
      await openQuestion();
      press(key);
      expect(mark().checked).toBe(true);
      expect(document.activeElement).toBe(mark());
      press(key, mark());
      expect(mark().checked).toBe(false);
    },
  );

  it("leaves the others their work: a letter still chooses, and Enter submits", async () => {
    const { api } = await openQuestion();
    press("g");
    press("b", mark());
    expect(document.activeElement).toBe(option("B"));
    press("g", option("B"));
    press("g", mark());
    press("Enter", mark());
    await screen.findByText("Correct!");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: "B", confidence: "guess" });
  });

  it("does nothing to an answered question", async () => {
    await openQuestion();
    await submit("B");
    press("g");
    expect(screen.getByText("Correct!")).toBeDefined();
    expect(screen.queryByRole("checkbox", NAME)).toBeNull();
  });

  it("does nothing where single keys are off, nor in a field that is typed into", async () => {
    await openQuestion(aLearner(), {
      ...questionServer(),
      "POST /api/question": () => anEntryQuestion(),
    });
    press("g", screen.getByRole("textbox", { name: "Your answer" }));
    expect(mark().checked).toBe(false);
    switchSingleKeys(false);
    press("g");
    expect(mark().checked).toBe(false);
  });
});
