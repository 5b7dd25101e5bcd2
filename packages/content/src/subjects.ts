/**
 * What several sources are about, with the ids of them all. Every other source is a subject of its own.
 * Sets of words are, too: each of their texts is about something else.
 */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  ants: ["ants-and-the-longer-path", "ants-on-stilts", "ants-without-a-jam", "army-ant-bridges"],
  bicycles: ["freedom-on-two-wheels", "lanes-full-of-bicycles", "the-bicycle-that-balances"],
  "cheese and yogurt": ["holes-in-the-pot", "the-prize-cheese", "yogurt-that-sets-firm"],
  classes: ["questions-in-class", "twenty-to-a-room"],
  clocks: ["bells-before-dawn", "four-clocks-in-a-station", "the-early-bell"],
  coins: ["coins-in-the-ground", "the-ridges-on-a-coin"],
  "color words": ["the-blue-that-means-go", "two-words-for-blue"],
  concrete: ["roman-concrete", "shells-in-the-mix"],
  "coral reefs": ["days-counted-in-coral", "the-sound-of-a-reef"],
  dialects: ["the-radio-and-the-dialects", "words-from-the-mainland"],
  ferries: ["at-the-slip", "the-ferry-bell", "three-ferries"],
  "islands and their animals": ["small-islands-large-mice", "two-islands-of-lizards"],
  "leaves turning red": ["the-red-is-new", "why-leaves-turn-red"],
  libraries: ["books-off-the-shelf", "no-more-fines", "what-the-town-borrowed"],
  mail: ["letters-from-the-prairie", "mail-to-the-farm", "paid-at-the-door"],
  markets: ["haggling-at-the-stalls", "markets-that-survive", "the-signs-at-the-market"],
  "nests and eggs": ["the-password-in-the-egg", "the-thief-on-the-nest", "the-wardens-spring"],
  newspapers: ["letters-to-the-editor", "the-press-and-the-rag"],
  "old trees and seedlings": ["seedlings-under-old-trees", "threads-under-the-forest"],
  "plants that move": ["leaves-that-fold", "what-the-tendril-kept"],
  pollination: ["orchids-without-nectar", "pollinator-garden"],
  pottery: ["fingers-in-the-clay", "pots-carried-upriver"],
  "rice and terraces": ["seed-vault-rice", "terraces-on-the-hillside"],
  roads: ["roads-for-the-legions", "roads-in-good-repair"],
  salt: ["a-clock-of-salt", "a-hedge-against-salt", "four-pounds-of-salt"],
  "sign languages": ["a-language-in-a-schoolyard", "a-lesson-in-speech"],
  signatures: ["names-signed-in-full", "those-who-signed"],
  sleep: ["a-nap-after-the-lesson", "names-after-a-nap", "the-duck-at-the-end-of-the-row"],
  "stones that move": ["boulders-on-the-cliff", "stones-that-leave-tracks"],
  "streets and traffic": ["the-street-that-was-shut", "whose-street"],
  surgery: ["a-cut-and-a-bandage", "days-on-painkillers"],
  telescopes: ["bursts-about-noon", "lines-on-mars", "spots-on-the-sun"],
  "theater seats": ["matinees-that-sold-out", "the-last-ten-minutes"],
  "traditional songs": ["songs-sung-at-work", "tunes-that-changed"],
  "voices amid noise": ["dawn-song-in-town", "frogs-beside-the-highway", "songs-above-the-traffic"],
  "weather signs": ["a-ring-around-the-moon", "if-it-looks-like-rain"],
};

const BY_SOURCE = new Map(
  Object.entries(SUBJECTS).flatMap(([subject, sources]) =>
    sources.map((source) => [source, subject] as const),
  ),
);

/** What a study or another text is about, by its id: the same name for two that one sitting should not hold. */
export function subjectOf(source: string): string {
  return BY_SOURCE.get(source) ?? source;
}

/** The sources of each subject that several are about. */
export const SHARED_SUBJECTS: readonly (readonly string[])[] = Object.values(SUBJECTS);
