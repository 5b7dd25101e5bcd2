import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** The files that a process reads for this door of the examiner. */
async function filesReadFor(door: string): Promise<string> {
  const program = `
    import { registerHooks } from "node:module";
    const files = [];
    registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
    await import("${door}");
    console.log(files.join("\\n"));`;
  const words = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: import.meta.dirname,
  });
  return stdout;
}

test("whoever only proves questions loads no KaTeX and no gate that is for models", async () => {
  const files = await filesReadFor("@sat/examiner/proof-of");
  expect(files).toContain("/gates/second-solver.ts");
  expect(files).not.toContain("/node_modules/katex/");
  expect(files).not.toContain("/gates/spelling.ts");
  expect(await filesReadFor("@sat/examiner")).toContain("/node_modules/katex/");
});
