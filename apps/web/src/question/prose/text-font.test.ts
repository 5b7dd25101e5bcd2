import { afterEach, describe, expect, it, vi } from "vitest";
import { loadTextFont } from "./text-font.ts";

/** A browser's fonts, of which none comes. */
const load = vi.fn<(face: string, text: string) => Promise<FontFace[]>>();

function withFonts() {
  load.mockReset().mockRejectedValue(new Error("no connection"));
  vi.stubGlobal("document", { fonts: { load } });
}

afterEach(() => vi.unstubAllGlobals());

describe("the font of a question's text", () => {
  it("is sent for upright before a text is known", async () => {
    withFonts();
    await loadTextFont();
    expect(load.mock.calls).toEqual([['1em "Source Serif 4"', " "]]);
  });

  it("is sent for with the characters of the text, and in italics where some are", async () => {
    withFonts();
    const text = "Noémi read *Kōjin* aloud.";
    await loadTextFont(text);
    expect(load.mock.calls).toEqual([
      ['1em "Source Serif 4"', text],
      ['italic 1em "Source Serif 4"', text],
    ]);
  });

  it("is done without where a browser does not tell of its fonts", async () => {
    vi.stubGlobal("document", {});
    await expect(loadTextFont("Any text.")).resolves.toBeUndefined();
  });
});
