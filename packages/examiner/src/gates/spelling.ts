import { type Gate, onEveryText } from "./gate.ts";

/** British spellings, by the part that gives them away. */
const PATTERNS = [
  "(?:col|fav|hon|lab|neighb|behavi|flav|harb|rum|vap|arm|hum|vig|sav)our\\w*",
  "(?:cent|lit|met|kilomet|centimet|millimet|fib|somb|spect|theat|calib|meag)re[sd]?",
  "(?:anal|paral|catal)ys(?:e|ed|ing)",
  `(?:${[
    "apolog|author|categor|character|civil|critic|emphas|fertil|general|harmon|hypothes|maxim",
    "memor|minim|mobil|modern|organ|priorit|real|recogn|special|stabil|standard|summar|symbol",
    "urban|util|visual",
  ].join("|")})is(?:e|ed|es|ing|ations?)`,
  "(?:cancel|channel|fuel|label|level|marvel|model|quarrel|signal|travel|tunnel)l(?:ed|ing|ers?)",
  "programmes?|defence|offence|licence|practis(?:e|ed|es|ing)|whilst|amongst|maths|cheques?|kerbs?",
  "tyres?|aluminium|sceptic\\w*|mould\\w*|plough\\w*|jewellery|ageing|artefacts?|judgement|fulfil",
  "enrol|instal|instalment|skilful|wilful|storey|draught|moustache|sulphur\\w*|mediaeval|manoeuvre\\w*",
];

const BRITISH = new RegExp(`\\b(?:${PATTERNS.join("|")})\\b`, "giu");
/** With a capital it is a name. */
const GREY = /\bgrey\w*/gu;

/** Spelling is American. */
export const spelling: Gate = {
  id: "spelling",
  severity: "reject",
  check: onEveryText((markup) =>
    [...markup.matchAll(BRITISH), ...markup.matchAll(GREY)].map(
      ([word]) => `spells "${word}" in the British way`,
    ),
  ),
};
