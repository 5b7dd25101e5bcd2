/** The page that a learner came for, where it is one of the app's; undefined for everything else that an address may name. */
export function nextPage(wanted: unknown, isPage: (path: string) => boolean): string | undefined {
  if (typeof wanted !== "string") return undefined;
  const [path = ""] = wanted.split(/[?#]/, 1);
  // Beginning with the very path of a page, it can be read as no other site's address.
  return isPage(path) ? wanted : undefined;
}
