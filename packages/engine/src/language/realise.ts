import type { StarterFact, GrammaticalNumber, StarterNounPhrase } from "@sat/content";
import { capitalized } from "./noun.ts";
import { verbForms } from "./verb.ts";

/** The whole noun phrase: head and what follows it. */
export function nounPhrase({ head, after }: StarterNounPhrase): string {
  return `${head} ${after}`;
}

/** The simple tenses of "be": is, are, was, were. */
export function formOfBe(number: GrammaticalNumber, tense: StarterFact["tense"]): string {
  if (tense === "present") return number === "singular" ? "is" : "are";
  return number === "singular" ? "was" : "were";
}

/** The finite verb of a fact: "spins", "was carried". */
export function finiteVerb({ subject, verb, voice, tense }: StarterFact): string {
  const forms = verbForms(verb);
  if (voice === "passive") return `${formOfBe(subject.number, tense)} ${forms.participle}`;
  if (tense === "past") return forms.past;
  return subject.number === "singular" ? forms.third : forms.base;
}

/** A full clause without capital or final mark: "the cords of a single khipu were spun from cotton". */
export function clause(fact: StarterFact): string {
  return `${nounPhrase(fact.subject)} ${finiteVerb(fact)} ${fact.rest}`;
}

/** A clause whose subject stands as a pronoun, after a clause that names it. */
export function pronounClause(fact: StarterFact): string {
  return `${fact.subject.pronoun} ${finiteVerb(fact)} ${fact.rest}`;
}

/** A clause as a sentence, its time in front when it has one. */
export function sentence(fact: StarterFact): string {
  const words = fact.when === undefined ? clause(fact) : `${fact.when}, ${clause(fact)}`;
  return `${capitalized(words)}.`;
}
