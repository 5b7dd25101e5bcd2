import { remembered } from "../craft/assembly/remembered.ts";

/** The forms of an English verb: keep, keeps, kept, kept, keeping. */
export interface VerbForms {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
}

/** Irregular verbs as base: past and past participle. A verb not listed is regular. */
const IRREGULAR: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  arise: ["arose", "arisen"],
  awake: ["awoke", "awoken"],
  be: ["was", "been"],
  bear: ["bore", "borne"],
  beat: ["beat", "beaten"],
  become: ["became", "become"],
  begin: ["began", "begun"],
  bend: ["bent", "bent"],
  bind: ["bound", "bound"],
  bite: ["bit", "bitten"],
  blow: ["blew", "blown"],
  break: ["broke", "broken"],
  breed: ["bred", "bred"],
  bring: ["brought", "brought"],
  broadcast: ["broadcast", "broadcast"],
  build: ["built", "built"],
  burst: ["burst", "burst"],
  buy: ["bought", "bought"],
  cast: ["cast", "cast"],
  catch: ["caught", "caught"],
  choose: ["chose", "chosen"],
  cling: ["clung", "clung"],
  come: ["came", "come"],
  cost: ["cost", "cost"],
  creep: ["crept", "crept"],
  cut: ["cut", "cut"],
  deal: ["dealt", "dealt"],
  dig: ["dug", "dug"],
  do: ["did", "done"],
  draw: ["drew", "drawn"],
  drive: ["drove", "driven"],
  dwell: ["dwelled", "dwelled"],
  eat: ["ate", "eaten"],
  fall: ["fell", "fallen"],
  feed: ["fed", "fed"],
  feel: ["felt", "felt"],
  fight: ["fought", "fought"],
  find: ["found", "found"],
  flee: ["fled", "fled"],
  fling: ["flung", "flung"],
  fly: ["flew", "flown"],
  forecast: ["forecast", "forecast"],
  foresee: ["foresaw", "foreseen"],
  foretell: ["foretold", "foretold"],
  forget: ["forgot", "forgotten"],
  forgive: ["forgave", "forgiven"],
  freeze: ["froze", "frozen"],
  give: ["gave", "given"],
  go: ["went", "gone"],
  grind: ["ground", "ground"],
  grow: ["grew", "grown"],
  hang: ["hung", "hung"],
  have: ["had", "had"],
  hear: ["heard", "heard"],
  hide: ["hid", "hidden"],
  hit: ["hit", "hit"],
  hold: ["held", "held"],
  hurt: ["hurt", "hurt"],
  keep: ["kept", "kept"],
  kneel: ["knelt", "knelt"],
  know: ["knew", "known"],
  lay: ["laid", "laid"],
  lead: ["led", "led"],
  learn: ["learned", "learned"],
  leave: ["left", "left"],
  lend: ["lent", "lent"],
  let: ["let", "let"],
  lie: ["lay", "lain"],
  light: ["lit", "lit"],
  lose: ["lost", "lost"],
  make: ["made", "made"],
  mean: ["meant", "meant"],
  meet: ["met", "met"],
  mislead: ["misled", "misled"],
  outgrow: ["outgrew", "outgrown"],
  outshine: ["outshone", "outshone"],
  overcome: ["overcame", "overcome"],
  oversee: ["oversaw", "overseen"],
  overtake: ["overtook", "overtaken"],
  pay: ["paid", "paid"],
  put: ["put", "put"],
  quit: ["quit", "quit"],
  read: ["read", "read"],
  rebuild: ["rebuilt", "rebuilt"],
  repay: ["repaid", "repaid"],
  retell: ["retold", "retold"],
  rewrite: ["rewrote", "rewritten"],
  ride: ["rode", "ridden"],
  ring: ["rang", "rung"],
  rise: ["rose", "risen"],
  run: ["ran", "run"],
  say: ["said", "said"],
  see: ["saw", "seen"],
  seek: ["sought", "sought"],
  sell: ["sold", "sold"],
  send: ["sent", "sent"],
  set: ["set", "set"],
  sew: ["sewed", "sewn"],
  shake: ["shook", "shaken"],
  shed: ["shed", "shed"],
  shine: ["shone", "shone"],
  shoot: ["shot", "shot"],
  show: ["showed", "shown"],
  shrink: ["shrank", "shrunk"],
  shut: ["shut", "shut"],
  sing: ["sang", "sung"],
  sink: ["sank", "sunk"],
  sit: ["sat", "sat"],
  sleep: ["slept", "slept"],
  slide: ["slid", "slid"],
  sling: ["slung", "slung"],
  speak: ["spoke", "spoken"],
  spend: ["spent", "spent"],
  spin: ["spun", "spun"],
  split: ["split", "split"],
  spread: ["spread", "spread"],
  spring: ["sprang", "sprung"],
  stand: ["stood", "stood"],
  steal: ["stole", "stolen"],
  stick: ["stuck", "stuck"],
  sting: ["stung", "stung"],
  strike: ["struck", "struck"],
  swear: ["swore", "sworn"],
  sweep: ["swept", "swept"],
  swim: ["swam", "swum"],
  swing: ["swung", "swung"],
  take: ["took", "taken"],
  teach: ["taught", "taught"],
  tear: ["tore", "torn"],
  tell: ["told", "told"],
  think: ["thought", "thought"],
  throw: ["threw", "thrown"],
  undergo: ["underwent", "undergone"],
  understand: ["understood", "understood"],
  undertake: ["undertook", "undertaken"],
  unwind: ["unwound", "unwound"],
  uphold: ["upheld", "upheld"],
  wake: ["woke", "woken"],
  wear: ["wore", "worn"],
  weave: ["wove", "woven"],
  weep: ["wept", "wept"],
  win: ["won", "won"],
  wind: ["wound", "wound"],
  withdraw: ["withdrew", "withdrawn"],
  withstand: ["withstood", "withstood"],
  wring: ["wrung", "wrung"],
  write: ["wrote", "written"],
};

/** Verbs of more than one syllable whose last one is stressed, so that the consonant doubles. */
const DOUBLING = new Set([
  "admit",
  "annul",
  "begin",
  "commit",
  "compel",
  "confer",
  "control",
  "defer",
  "deter",
  "dispel",
  "emit",
  "equip",
  "excel",
  "expel",
  "forget",
  "incur",
  "infer",
  "occur",
  "omit",
  "patrol",
  "permit",
  "prefer",
  "propel",
  "rebel",
  "recur",
  "refer",
  "regret",
  "repel",
  "submit",
  "transfer",
  "transmit",
]);

/** Pasts that look like no other form of their verb and do not end in -ed. */
const DISTINCT_PASTS: ReadonlySet<string> = new Set(
  Object.entries(IRREGULAR).flatMap(([base, [past]]) => (past === base ? [] : [past])),
);

/** Whether a finite form looks like the base, as "lift" and "put" do: with no word before it, it would be a command. */
export function looksLikeBase(finite: string): boolean {
  return !/(?:ed|[^s]s)$/.test(finite) && !DISTINCT_PASTS.has(finite);
}

/** The forms of a verb from its base form. */
export const verbForms = remembered((base: string): VerbForms => {
  const [past, participle] = IRREGULAR[base] ?? [regularPast(base), regularPast(base)];
  return { base, third: thirdPerson(base), past, participle, gerund: gerund(base) };
});

function thirdPerson(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return endsInConsonantY(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (endsInConsonantY(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function gerund(base: string): string {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function endsInConsonantY(word: string): boolean {
  return /[^aeiou]y$/.test(word);
}

/** Doubles a final consonant after one short stressed vowel: plan, planned. */
function doubled(base: string): string {
  if (DOUBLING.has(base)) return base + base.slice(-1);
  const oneSyllable = (base.match(/[aeiouy]+/g) ?? []).length === 1;
  const shortEnd = /[^aeiou][aeiou][^aeiouwxy]$/.test(base) || /^[aeiou][^aeiouwxy]$/.test(base);
  return oneSyllable && shortEnd ? base + base.slice(-1) : base;
}
