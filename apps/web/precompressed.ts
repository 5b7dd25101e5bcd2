import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Puts each script and style beside itself as small as it can be; the server compresses for other browsers. */
export function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const content = file.type === "chunk" ? file.code : file.source;
          await writeFile(join(dir, `${file.fileName}.br`), await compress(content));
        }),
      );
    },
  };
}
