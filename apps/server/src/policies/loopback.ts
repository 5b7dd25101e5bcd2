/** Whether a host name or address means this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (/^127(\.\d{1,3}){3}$/.test(name)) return true;
  return name === "::1" || name === "localhost" || name.endsWith(".localhost");
}
