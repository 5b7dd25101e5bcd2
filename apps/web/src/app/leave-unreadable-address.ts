/**
 * Leads on, as from every unknown page, where the page was opened at an address whose path cannot be decoded: the
 * router would fail over it and show nothing.
 */
export function leaveUnreadableAddress(): void {
  if (!isReadable(location.pathname)) history.replaceState(null, "", "/login");
}

function isReadable(path: string): boolean {
  try {
    // What came of it is asked for: the minifier takes an idle call, which cannot matter but by throwing, away.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
