/** For tests that show formulas: KaTeX asks the page for its mode, and happy-dom does not know. */
Object.defineProperty(document, "compatMode", { value: "CSS1Compat" });

export {};
