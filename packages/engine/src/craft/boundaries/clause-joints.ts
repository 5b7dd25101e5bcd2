import type { Relation, RelationKind } from "@sat/content";
import { clauseText, phrase, finiteForm } from "../../language/statement.ts";
import type { Conjunction, Joint, Shape } from "./joint.ts";

const ADVERBS: Readonly<Partial<Record<RelationKind, readonly string[]>>> = {
  contrast: ["by contrast", "however"],
  concession: ["nevertheless", "however", "even so"],
  cause: ["therefore", "as a result", "consequently"],
  similarity: ["similarly", "likewise"],
  replacement: ["instead"],
  addition: ["in addition", "moreover"],
  emphasis: ["in fact", "indeed"],
};

/** B17: a full clause, then one with an adverb that no comma can join to it; on Hard the adverb stands inside. */
export function turningClauses(link: "semicolon" | "period"): Shape {
  return ({ relations }, level) =>
    relations.flatMap((relation) =>
      (ADVERBS[relation.kind] ?? []).map((adverb): Joint => ({
        archetype: "B17",
        link,
        before: firstOf(relation),
        after: {
          text: turned(relation, adverb, level === "Hard"),
          role: "turning-clause",
          verb: relation.second.verb,
        },
        tail: ".",
      })),
    );
}

function turned({ second }: Relation, adverb: string, isInside: boolean): string {
  return isInside
    ? `${second.subject}, ${adverb}, ${second.verb} ${second.rest}`
    : `${adverb}, ${clauseText(second)}`;
}

const CONJUNCTIONS: Readonly<Partial<Record<RelationKind, Conjunction>>> = {
  contrast: "but",
  concession: "yet",
  cause: "so",
  addition: "and",
};

/** B03: a comma and a conjunction join two full clauses. */
export const coordinatedClauses: Shape = ({ relations }) =>
  relations.flatMap((relation): Joint[] => {
    const conjunction = CONJUNCTIONS[relation.kind];
    if (conjunction === undefined) return [];
    const after = {
      text: clauseText(relation.second),
      role: "clause",
      verb: relation.second.verb,
    } as const;
    return [
      {
        archetype: "B03",
        link: "comma and conjunction",
        conjunction,
        before: firstOf(relation),
        after,
        tail: ".",
      },
    ];
  });

const SUBORDINATORS: Readonly<Partial<Record<RelationKind, readonly string[]>>> = {
  contrast: ["while", "whereas"],
  concession: ["although", "even though"],
  cause: ["because", "since"],
};

/** B05: a comma closes a dependent clause that opens the sentence. */
export const dependentFirst: Shape = ({ relations }) =>
  relations.flatMap(({ kind, first, second }) =>
    (SUBORDINATORS[kind] ?? []).map((subordinator): Joint => ({
      archetype: "B05",
      link: "comma",
      before: {
        text: `${subordinator} ${clauseText(first)}`,
        role: "dependent-clause",
        verb: first.verb,
      },
      after: { text: clauseText(second), role: "clause", verb: second.verb },
      tail: ".",
    })),
  );

/** B04: two verbs of one subject are joined by "and" alone. */
export const twoPredicates: Shape = ({ steps }) => {
  const { subject, tense, deeds } = steps;
  const verb = (base: string) =>
    finiteForm(base, { number: subject.number, tense, voice: "active" });
  return (
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const
  ).map(([one, other]): Joint => {
    const [first, firstRest] = deeds[one];
    const [second, secondRest] = deeds[other];
    return {
      archetype: "B04",
      link: "conjunction",
      before: {
        text: `${phrase(subject)} ${verb(first)} ${firstRest}`,
        role: "clause",
        verb: verb(first),
      },
      after: {
        text: `${verb(second)} ${secondRest}`,
        role: "second-predicate",
        verb: verb(second),
      },
      tail: ".",
    };
  });
};

function firstOf({ first }: Relation): Joint["before"] {
  return { text: clauseText(first), role: "clause", verb: first.verb };
}
