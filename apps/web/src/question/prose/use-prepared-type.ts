import type { SectionChoice } from "@sat/item";
import { useEffect } from "react";
import { whenIdle } from "../../lib/idle.ts";
import { lateKatex } from "./late-katex.ts";
import { lateSpeech } from "./late-speech.ts";
import { loadTextFont } from "./text-font.ts";

/** Sends for the font of texts, and for KaTeX where formulas are likely, before the question is there. */
export function usePreparedType(section: SectionChoice): void {
  const hasFormulas = section === "Math" || section === "Mixed";
  // A download is outside React, and wanted before there is anything to set; the page itself comes first.
  useEffect(() => {
    const end = new AbortController();
    whenIdle(end.signal, () => {
      void loadTextFont();
      void lateSpeech.load();
      if (hasFormulas) void lateKatex.load();
    });
    return () => end.abort();
  }, [hasFormulas]);
}
