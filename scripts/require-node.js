/** Loaded before the programs in TypeScript, which an older Node cannot even read; so this is none. */
const NEEDED = 24;

const [major] = process.versions.node.split(".");
if (Number(major) < NEEDED) {
  console.error(
    `Node ${NEEDED} is needed, and this is ${process.version}: run npm ci, with install scripts allowed, which brings it along.`,
  );
  process.exit(1);
}
