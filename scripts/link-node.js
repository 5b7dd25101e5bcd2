/**
 * After an install: sees to it that scripts run on the Node that came along, and says so at once where none did. It is
 * plain JavaScript, for the older Node that may be the only one at hand.
 */
import { spawnSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const LEAST = 24;

const root = fileURLToPath(new URL("..", import.meta.url));
const file = process.platform === "win32" ? "node.exe" : "node";
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const places = Object.keys(optionalDependencies).map((name) => join(root, "node_modules", name));
// npm installs the one that is for this machine; where the system's library is another, it does not run all the same.
const node = places.map((place) => join(place, "bin", file)).find(runs);

if (node !== undefined) {
  // Where npm's scripts look first. npm 10 takes its own link away, with those of the packages that it left out.
  const bin = join(root, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  if (!existsSync(join(bin, "node"))) link(node, join(bin, file));
} else if (Number.parseInt(process.versions.node, 10) < LEAST) {
  console.error(
    `This needs Node ${LEAST} or newer, and here is ${process.versions.node}. One comes along, but not for ` +
      `${process.platform} on ${process.arch} with this system's library, nor where what was downloaded is not what package-lock.json says, or ` +
      `optional dependencies are left out.`,
  );
  process.exitCode = 1;
}

function runs(path) {
  return existsSync(path) && spawnSync(path, ["--version"]).status === 0;
}

/** As npm does it, so that it finds its own. */
function link(to, path) {
  // One may be there that leads nowhere.
  rmSync(path, { force: true });
  if (process.platform === "win32") linkSync(to, path);
  else symlinkSync(relative(dirname(path), to), path);
}
