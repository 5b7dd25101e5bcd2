import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/**
 * What stays in `node_modules`: libraries of CommonJS, some of which load parts of their own by name, and what most
 * servers never load.
 */
const APART = [
  "ipaddr.js",
  "oidc-provider",
  "openid-client",
  "pg",
  "pino",
  "prom-client",
  "proxy-addr",
  "web-push",
];

const BESIDE = /new URL\("([^"]+)", import\.meta\.url\)/g;

/** Brings along what a module names beside itself: a thread, with all that it imports, or a file as it is. */
function filesBeside(): Plugin {
  return {
    name: "files-beside",
    enforce: "pre",
    transform: {
      filter: { code: BESIDE },
      handler(code, id) {
        return code.replaceAll(BESIDE, (_, name: string) => {
          const path = join(dirname(id), name);
          const file = name.endsWith(".ts")
            ? this.emitFile({ type: "chunk", id: path })
            : this.emitFile({ type: "asset", name, source: readFileSync(path) });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        });
      },
    },
    resolveFileUrl: ({ fileName }) => `new URL("${fileName}", import.meta.url)`,
  };
}

export default defineConfig({
  plugins: [filesBeside()],
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: "src/main.ts",
    ssrEmitAssets: true,
    // All in one folder, as far from the root as the sources.
    assetsDir: "",
    target: "node24",
    minify: false,
  },
});
