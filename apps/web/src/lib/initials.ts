const MOST = 2;

/** Up to two initials of a display name; "U" when there is no name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = words.map(firstLetter).slice(0, MOST).join("");
  return letters === "" ? "U" : letters;
}

/** The first letter of a text as its reader sees it: by code point, in upper case. */
export function firstLetter(text: string): string {
  return ([...text.trim()][0] ?? "").toUpperCase();
}
