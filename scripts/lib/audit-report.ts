/** What `npm audit --json` writes, as far as it is read here. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
  /** In place of the rest when the registry did not answer. */
  readonly message?: string;
}

const SEVERE = new Set(["high", "critical"]);

/** What the registry says of the packages: which are severely vulnerable, or why it could not be asked. */
export type Advisories = { readonly severe: readonly string[] } | { readonly notAsked: string };

export function readAudit({ vulnerabilities, message = "no report" }: AuditReport): Advisories {
  if (vulnerabilities === undefined) return { notAsked: message };
  const severe = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => SEVERE.has(severity))
    .map(([name, { severity, range }]) => `${name} ${range} (${severity})`);
  return { severe };
}
