import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { responseOf } from "@sat/item";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { anEntryQuestion, aQuestion } from "../../test/a-question.ts";
import "../../test/standards-mode.ts";
import { lateSpeech } from "../prose/late-speech.ts";
import { Explanation } from "./explanation.tsx";
import { Hint } from "./hint.tsx";
import { StudyTip } from "./study-tip.tsx";

// Formulas are said in words before anything is asked of them.
beforeAll(() => lateSpeech.load());

afterEach(cleanup);

const item = aQuestion({
  explanation: "Undo the addition first.\n\nTake 3 from both sides.\n\nHalve what is left.",
});

describe("a detailed explanation", () => {
  it("begins with the reason behind the option the learner chose", () => {
    render(<Explanation item={item} response={responseOf("A")} style="detailed" />);
    const text = screen.getByRole("region", { name: "Explanation" }).textContent;
    expect(text).toMatch(/You chose A.*Stopped one step early.*This is the number.*Undo the/s);
  });

  it("numbers the steps of Math", () => {
    render(<Explanation item={item} response={responseOf("A")} style="detailed" />);
    const steps = screen.getAllByRole("listitem").map((step) => step.textContent);
    expect(steps.slice(0, 2)).toEqual(["Take 3 from both sides.", "Halve what is left."]);
  });

  it("counts a line of nothing but a formula with the step that it comes of", () => {
    const explanation =
      "Undo both.\n\nTake 3 from both sides.\n\n$2x = 8$\n\nHalve both sides.\n\n$x = 4$";
    render(
      <Explanation item={{ ...item, explanation }} response={responseOf("A")} style="detailed" />,
    );
    const [list] = screen.getAllByRole("list");
    const steps = within(list as HTMLElement).getAllByRole("listitem"); // there is one
    expect(steps.map((step) => step.querySelectorAll("p").length)).toEqual([2, 2]);
  });

  it("says what to type into a calculator and what to read off, where that is easier", () => {
    const onCalculator = {
      rows: ["y = 3x - 17", "4x - 2y = 20"],
      read: "Read its $y$-coordinate.",
    };
    const view = (style: "detailed" | "brief") => (
      <Explanation
        item={{ ...item, onCalculator }}
        response={responseOf("A")}
        style={style}
        key={style}
      />
    );
    const { rerender } = render(view("detailed"));
    const rows = within(screen.getByRole("list", { name: "Rows to type" }));
    expect(rows.getAllByRole("listitem").map((row) => row.textContent)).toEqual(onCalculator.rows);
    expect(
      screen.getByRole("heading", { name: "Type into the graphing calculator" }),
    ).not.toBeNull();
    rerender(view("brief"));
    expect(screen.queryByText("Type into the graphing calculator")).toBeNull();
  });

  it("keeps the reasons of the other options until they are asked for", () => {
    render(<Explanation item={item} response={responseOf("A")} style="detailed" />);
    const others = screen.getByText("The other options explained").closest("details");
    expect(others?.open).toBe(false);
    expect(others?.textContent).toMatch(
      /BCorrect answer.*COpposite sign taken.*DAnswered another quantity/s,
    );
  });

  it("says a sentence once that is its first and the reason of the right option", () => {
    const rationales = {
      ...item.rationales,
      B: { mistake: null, reason: "Undo the addition first." },
    };
    render(
      <Explanation item={{ ...item, rationales }} response={responseOf("B")} style="detailed" />,
    );
    expect(screen.getAllByText("Undo the addition first.")).toHaveLength(1);
    const text = screen.getByRole("region", { name: "Explanation" }).textContent;
    expect(text).toMatch(/^You chose BCorrect answerExplanationUndo the addition first\./);
  });

  it("explains every option when none was chosen", () => {
    render(<Explanation item={item} response={null} style="detailed" />);
    expect(screen.queryByText(/You chose/)).toBeNull();
    const every = screen.getByText("Every option explained").closest("details");
    expect(every && within(every).getAllByRole("listitem", { hidden: true })).toHaveLength(4);
  });
});

describe("a detailed explanation of a typed answer", () => {
  const show = (text: string | null) => {
    render(
      <Explanation item={anEntryQuestion()} response={responseOf(null, text)} style="detailed" />,
    );
    return screen.getByRole("region", { name: "Explanation" }).textContent;
  };

  it("begins with the slip behind it and why the key is right", () => {
    const text = show("4/3");
    expect(text).toMatch(/You entered.*Opposite operation used.*Dividing/s);
    expect(text).toMatch(/Dividing.*Correct answer.*Here.*Divide both sides/s);
    const others = screen.getByText("Other mistakes explained").closest("details");
    expect(others?.open).toBe(false);
    expect(others?.textContent).toMatch(/Opposite sign taken.*Losing the sign/s);
    expect(others?.textContent).not.toContain("Dividing");
  });

  it("says of a right one why it is right", () => {
    expect(show(".75")).toMatch(/You entered.*0\.75.*Correct answer.*Here/s);
    expect(screen.getAllByText("Correct answer")).toHaveLength(1);
    expect(screen.getByText("Common mistakes explained")).toBeDefined();
  });

  it.each([
    ["of a wrong one that nobody foresaw", "12"],
    ["when time ran out first", null],
  ])("says %s why the key is right", (_, text) => {
    expect(show(text)).toMatch(
      /^3 over 4 ?3\/4Correct answer.*Here.*Explanation.*Divide both sides/s,
    );
    expect(screen.queryByText(/You entered/)).toBeNull();
  });
});

describe("a brief explanation", () => {
  it("shows the text up to the first full stop, and the whole on request", async () => {
    render(<Explanation item={item} response={responseOf("A")} style="brief" />);
    const region = screen.getByRole("region", { name: "Explanation" });
    expect(region.textContent).toMatch(/^You chose A.*ExplanationUndo the addition first\.Read/s);
    expect(region.textContent).not.toContain("The other options explained");
    await userEvent.click(screen.getByRole("button", { name: "Read Full Explanation" }));
    expect(region.textContent).toContain("Halve what is left.");
    expect(screen.queryByRole("button", { name: "Read Full Explanation" })).toBeNull();
  });

  it("cuts what is longer than 100 characters", () => {
    const explanation = `${"long ".repeat(30)}sentence. More.`;
    render(
      <Explanation item={{ ...item, explanation }} response={responseOf("A")} style="brief" />,
    );
    const text = screen.getByRole("heading", { name: "Explanation" }).nextElementSibling;
    expect(text?.textContent).toBe(`${explanation.slice(0, 100)}...`);
  });

  it("offers nothing more when there is nothing more", () => {
    const explanation = "Undo the addition first.";
    render(
      <Explanation item={{ ...item, explanation }} response={responseOf("A")} style="brief" />,
    );
    expect(screen.queryByRole("button", { name: "Read Full Explanation" })).toBeNull();
  });
});

describe("a hint", () => {
  const rungs = ["Take away the same number.", "Undo the addition first.", "Write $2x = 8$."];

  /** The hints of a question whose count of those read is kept. */
  function Hints({ of = rungs, first = 0 }: { of?: readonly string[]; first?: number }) {
    const [read, setRead] = useState(first);
    return (
      <>
        <Hint rungs={of} read={read} onRead={setRead} />
        <output aria-label="Read">{read}</output>
      </>
    );
  }

  const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const shown = () => rungs.map((text) => screen.queryByText(text.slice(0, 5), { exact: false }));
  const countShown = () => shown().filter((text) => text !== null).length;
  const readSoFar = () => screen.getByLabelText("Read").textContent;

  it("is shown and hidden on request, and counts once", async () => {
    render(<Hints />);
    expect(countShown()).toBe(0);
    await click("Show Hint");
    expect(countShown()).toBe(1);
    await click("Hide Hint");
    expect(countShown()).toBe(0);
    await click("Show Hint");
    expect(readSoFar()).toBe("1");
  });

  it("is followed by the others on request, each below those before, until there is none", async () => {
    render(<Hints />);
    await click("Show Hint");
    await click("Another Hint");
    expect(readSoFar()).toBe("2");
    await click("Another Hint");
    expect(readSoFar()).toBe("3");
    expect(document.body.textContent).toMatch(/same number.*addition first.*Write/s);
    expect(screen.queryByRole("button", { name: "Another Hint" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hide Hint" }));
  });

  it("is said as it comes", async () => {
    render(<Hints />);
    const voice = document.querySelector("[aria-live=polite]");
    expect(voice?.textContent).toBe("");
    await click("Show Hint");
    expect(voice?.textContent).toBe("Take away the same number.");
    await click("Another Hint");
    expect(voice?.textContent).toMatch(/Undo the addition first\.$/);
  });

  it("hides and shows all that were read, and counts none of them again", async () => {
    render(<Hints />);
    await click("Show Hint");
    await click("Another Hint");
    await click("Hide Hint");
    expect(screen.queryByRole("button", { name: "Another Hint" })).toBeNull();
    await click("Show Hint");
    expect(countShown()).toBe(2);
    expect(readSoFar()).toBe("2");
  });

  it("is there again where some were read before", () => {
    render(<Hints first={2} />);
    expect(countShown()).toBe(2);
    expect(screen.getByRole("button", { name: "Hide Hint" })).toBeDefined();
  });

  it("stands alone where a question has one", async () => {
    render(<Hints of={rungs.slice(0, 1)} />);
    await click("Show Hint");
    expect(countShown()).toBe(1);
    expect(screen.queryByRole("button", { name: "Another Hint" })).toBeNull();
  });
});

describe("a study tip", () => {
  it("gives advice under its name", () => {
    render(<StudyTip text="Work backwards." />);
    expect(screen.getByRole("complementary", { name: "Study Tip" }).textContent).toContain(
      "Work backwards.",
    );
  });
});
