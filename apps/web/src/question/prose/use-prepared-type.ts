import type { SectionChoice } from "@sat/item";
import { useEffect } from "react";
import { lateKatex } from "./late-katex.ts";
import { loadTextFont } from "./text-font.ts";

/** Sends for the font of texts, and for KaTeX where formulas are likely, before the question is there. */
export function usePreparedType(section: SectionChoice): void {
  const hasFormulas = section === "Math" || section === "Mixed";
  // A download is outside React, and wanted before there is anything to set.
  useEffect(() => {
    void loadTextFont();
    if (hasFormulas) void lateKatex.load();
  }, [hasFormulas]);
}
