import { domainResults } from "@sat/learner";
import type { SittingOutcome } from "../../../records/sitting-rows.ts";
import type { SectionSat } from "./sat-sections.ts";

/** How it went in the domains that were asked, in the exam's order. */
export function presentDomains(sections: readonly SectionSat[]): SittingOutcome["domains"] {
  return sections.flatMap(({ section, sat }) =>
    domainResults(sat)
      .filter(({ questions }) => questions > 0)
      .map(({ band, ...result }) => ({
        ...result,
        section,
        band: band?.estimate ?? null,
        bands: band && { low: band.low, high: band.high },
      })),
  );
}
