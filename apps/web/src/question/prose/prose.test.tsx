import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Line, Prose } from "./prose.tsx";
import { spokenText } from "./read-prose.ts";
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
      "Text 1",
      "Text 2",
    ]);
  });

  it("lists notes", () => {
    render(<Prose text={"- Bees dance.\n- Ants do not."} />);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Bees dance.", "Ants do not."]);
  });

  it("keeps the lines of verse apart", () => {
    const { container } = render(<Prose text={"| The sea is calm,\n| the tide is full."} />);
    expect(container.querySelectorAll("p > span")).toHaveLength(2);
  });

  it("emphasises and underlines", () => {
    const { container } = render(<Prose text="The *Iliad* __begins here__." />);
    expect(container.querySelector("i")?.textContent).toBe("Iliad");
    expect(container.querySelector("u")?.textContent).toBe("begins here");
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

  it("sets a formula, with MathML for screen readers, once KaTeX is there", async () => {
    const { container } = render(<Line text="$\frac{1}{2}$" />);
    expect(container.textContent).toBe("1/2");
    await expect.poll(() => container.querySelector("math mfrac")).not.toBeNull();
    expect(container.querySelector(".katex-html")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("spokenText", () => {
  it("reads a text as one line", () => {
    expect(spokenText("Side $a$ is $3^2$.\n\n- one\n- two ______")).toBe(
      "Side a is 3². one; two blank",
    );
  });
});
