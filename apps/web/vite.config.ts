import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Fonts of the first view: there before the first text is, so that nothing moves when they come. */
const FIRST_FONTS = /(?:inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          },
          injectTo: "head" as const,
        })),
  };
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  build: {
    // An inlined font or image would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      input: ["index.html", "sign-in-finished.html"],
      output: {
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
          ],
        },
      },
    },
  },
});
