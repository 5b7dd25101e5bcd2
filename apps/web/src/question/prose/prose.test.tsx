import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Line, Prose } from "./prose.tsx";
import { plainLine } from "./plain-line.ts";
import { spokenText } from "./speech.ts";
import "../../test/standards-mode.ts";

afterEach(cleanup);

describe("Prose", () => {
  it("sets paragraphs apart", () => {
    const { container } = render(<Prose text={"One.\n\nTwo."} />);
    expect([...container.querySelectorAll("p")].map((p) => p.textContent)).toEqual([
      "One.",
      "Two.",
    ]);
  });

  it("heads the two texts of a pair", () => {
    render(<Prose text={"Text 1\n\nYes.\n\nText 2\n\nNo."} />);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Text\u00A01",
      "Text\u00A02",
    ]);
  });

  it("is typeset across its marks, and spoken as it was written", () => {
    const text = '"__It\'s *-5* feet__," she said.';
    const { container } = render(<Prose text={text} />);
    expect(shown(container)).toBe("“It’s −5\u00A0feet,” she said.");
    expect(spokenText(text)).toBe(
      '"underlined portion: It\'s negative 5 feet end of underlined portion," she said.',
    );
  });

  it("lists notes", () => {
    render(<Prose text={"- Bees dance.\n- Ants do not."} />);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Bees dance.", "Ants do not."]);
  });

  it("keeps the lines of verse apart", () => {
    render(<Prose text={"| The sea is calm,\n| the tide is full."} />);
    const lines = within(screen.getByRole("list", { name: "Verse" })).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "The sea is calm,",
      "the tide is full.",
    ]);
  });

  it("emphasises and underlines", () => {
    const { container } = render(<Prose text="The *Iliad* __begins here__." />);
    expect(container.querySelector("i")?.textContent).toBe("Iliad");
    expect(container.querySelector("u")?.textContent).toBe("begins here");
  });

  it("says where an underlined portion begins and ends", () => {
    const { container } = render(<Prose text="It rose. __It fell.__" />);
    expect(heard(container)).toBe(
      "It rose. underlined portion: It fell. end of underlined portion",
    );
  });

  it("says the signs of plain text that would not be heard, once", () => {
    const { container } = render(<Prose text="Through (0, -2)." />);
    expect(heard(container)).toBe("Through (0, negative 2).");
  });

  it("reads a blank as the word blank", () => {
    const { container } = render(<Prose text="It was ______ then." />);
    expect(container.textContent).toBe("It was blank then.");
  });

  it("shows what looks like HTML as text", () => {
    const { container } = render(<Prose text="a <b>bold</b> claim" />);
    expect(container.querySelector("b")).toBeNull();
    expect(container.textContent).toBe("a <b>bold</b> claim");
  });

  it("shows markup that was cut as it stands", () => {
    const { container } = render(<Prose text="Then $x = 4..." />);
    expect(container.textContent).toBe("Then $x = 4...");
  });

  it("sets a formula and says it in words", async () => {
    const { container } = render(<Line text="$\frac{1}{2}$" />);
    await expect.poll(() => heard(container)).toBe("1 over 2");
    await expect.poll(() => container.querySelector(".katex-html .mfrac")).not.toBeNull();
    expect(heard(container)).toBe("1 over 2");
  });

  it.each([
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{https://evil.example}`,
    String.raw`\includegraphics{https://evil.example/a.png}`,
    String.raw`\htmlStyle{position:fixed}{x}`,
    String.raw`\htmlId{root}{x}`,
  ])("has neither link nor picture nor HTML of a formula such as %s", async (tex) => {
    const { container } = render(<Line text={`So $${tex}$`} />);
    await expect.poll(() => container.querySelector(".katex, .katex-error")).not.toBeNull();
    expect(container.querySelector("a, img, [id], [style*=fixed]")).toBeNull();
  });

  it.each([
    ["(t-18)(t-14)=0", ["(t−18)", "(t−14)=", "0"]],
    ["x-2(3 \\times (a+b)-\\text{(so)})", ["x−", "2(3×(a+b)−(so))"]],
    ["y=(-4)+1", ["y=", "(−4)+", "1"]],
    ["[0, 2-a)+b-c", ["[0,2−a)+", "b−", "c"]],
  ])(
    "breaks %s between its terms and its factors, and never within brackets",
    async (tex, lines) => {
      const { container } = render(<Line text={`So $${tex}$`} />);
      const bases = () =>
        [...container.querySelectorAll(".katex-base")].map(({ textContent }) => textContent);
      await expect.poll(bases).toEqual(lines);
    },
  );
});

/** What eyes meet. */
function shown(container: HTMLElement): string {
  const copy = container.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const unseen of copy.querySelectorAll(".visually-hidden")) unseen.remove();
  return copy.textContent;
}

/** What a screen reader finds, word by word. */
function heard(container: HTMLElement): string {
  const copy = container.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  for (const words of copy.querySelectorAll(".visually-hidden")) words.append(" ");
  return copy.textContent
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,)])/g, "")
    .trim();
}

describe("spokenText", () => {
  it("reads a text as one line", () => {
    expect(spokenText("Side $a$ is $3^2$.\n\n- one\n- two ______")).toBe(
      "Side a is 3 squared. one; two blank",
    );
  });
});

describe("plainLine", () => {
  it("prints a text as one line", () => {
    expect(plainLine("Side $a$ is $3^2$.\n\n- one\n- two ______\n\n| Calm,\n| full.")).toBe(
      "Side a is 3². one two ______. Calm, full.",
    );
  });

  it("parts formulas on lines of their own from each other and from the sentence after them", () => {
    expect(plainLine("$2x - 3y = -35$\n\n$4x = 3$\n\nThe graph is a line.")).toBe(
      "2x − 3y = −35; 4x = 3. The graph is a line.",
    );
  });
});
