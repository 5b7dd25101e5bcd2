/**
 * Where browsers have their push services, by their makers' word: Chrome, Edge on phones and those made of it
 * (developer.chrome.com), Firefox (mozilla-services.github.io/autopush-rs), Safari (developer.apple.com, "*.push.apple.com")
 * and Edge on Windows (learn.microsoft.com, "*.notify.windows.com"). A dot before a name stands for whatever is below it.
 */
export const PUSH_HOSTS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const;

/** Whether a browser's address is of one of the hosts, by https on its own port: nothing else is ever called. */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || url.protocol !== "https:" || url.port !== "") return false;
  if (url.username !== "" || url.password !== "") return false;
  return hosts.some((host) =>
    host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
