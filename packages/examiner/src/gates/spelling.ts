import { type Gate, onEveryText } from "./gate.ts";

/** British spellings, by the part that gives them away. */
const BRITISH =
  /\b(?:(?:col|fav|hon|lab|neighb|behavi|flav|harb|rum|vap|arm|hum|vig)our\w*|(?:cent|lit|kilomet|centimet|millimet|fib|somb|spect|theat|calib|met)re(?:s|d)?|(?:anal|paral|catal)ys(?:e|ed|es|ing)|(?:organ|real|recogn|emphas|memor|special|symbol|util|critic|minim|maxim|standard|general|character|summar|apolog|civil|harmon|modern|author|priorit|hypothes|urban|fertil|stabil|mobil|visual|categor|crystall?)is(?:e|ed|es|ing|ation|ations)|grey\w*|(?:travel|model|label|cancel|signal|level|fuel|channel|tunnel|marvel|quarrel)l(?:ed|ing|er|ers)|programmes?|defence|offence|licence|practis(?:e|ed|es|ing)|whilst|amongst|maths|cheques?|kerb|tyres?|aluminium|sceptic\w*|mould\w*|plough\w*|jewellery|ageing|artefacts?|judgement|fulfil|enrol|instal|instalment|skilful|wilful|storey|draught|moustache|pyjamas|sulphur\w*|oestrogen|paediatric\w*|archaeolog(?!y|ist|ical)\w*|encyclopaedia|mediaeval|manoeuvre\w*)\b/giu;

/** Spelling is American. */
export const spelling: Gate = {
  id: "spelling",
  severity: "reject",
  check: onEveryText((markup) =>
    [...markup.matchAll(BRITISH)].map(([word]) => `spells "${word}" in the British way`),
  ),
};
