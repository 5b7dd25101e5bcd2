import type { SlipCode } from "@sat/item";
import type { DraftOption } from "../../model.ts";
import { right, wrong } from "./option.ts";

interface Meanings<Ask extends string> {
  /** What each of four parts of a model means, each asked as often. */
  readonly meanings: Readonly<Record<Ask, string>>;
  readonly ask: NoInfer<Ask>;
  readonly why: string;
  /** Why another of the meanings is not that of the part asked about. */
  readonly slip: (other: NoInfer<Ask>) => {
    readonly code: SlipCode;
    readonly why: string;
  };
}

/** Four meanings, of which that of one part is asked. */
export function rotatingMeanings<Ask extends string>(rotation: Meanings<Ask>): DraftOption[] {
  const { meanings, ask, why, slip } = rotation;
  // The keys of the record are its asks.
  const asks = Object.keys(meanings) as Ask[];
  return asks.map((other) => {
    const face = { text: meanings[other] };
    if (other === ask) return right(face, why);
    const mistake = slip(other);
    return wrong(face, mistake.code, mistake.why);
  });
}
