/** What questions are set in: of its faces, the first view of a page has none. */
const UPRIGHT = '1em "Source Serif 4"';
const ITALIC = `italic ${UPRIGHT}`;

/** Sends for the faces that a text in prose markup is set in, each of its characters; without one, for the upright. */
export async function loadTextFont(text = " "): Promise<void> {
  if (!("fonts" in document)) return;
  const faces = text.includes("*") ? [UPRIGHT, ITALIC] : [UPRIGHT];
  // Where one does not come, the fallback stands in for it.
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
}
