/** British spellings, by the part that gives them away. */
const BRITISH: readonly RegExp[] = [
  /\b(?:col|fav|hon|lab|neighb|behavi|flav|harb|rum|vap|arm|hum|vig|sav)our\w*/giu,
  /\b(?:cent|lit|met|kilomet|centimet|millimet|fib|somb|spect|theat|calib|meag)re[sd]?\b/giu,
  /\b(?:anal|paral|catal)ys(?:e|ed|ing)\b/giu,
  /\b(?:apolog|author|categor|character|civil|critic|emphas|fertil|general|harmon|hypothes|maxim|memor|minim|mobil|modern|organ|priorit|real|recogn|special|stabil|standard|summar|symbol|urban|util|visual)is(?:e|ed|es|ing|ations?)\b/giu,
  /\b(?:cancel|channel|fuel|label|level|marvel|model|quarrel|signal|travel|tunnel)l(?:ed|ing|ers?)\b/giu,
  /\b(?:programmes?|defence|offence|licence|practis(?:e|ed|es|ing)|whilst|amongst|towards|maths|cheques?|kerbs?)\b/giu,
  /\b(?:tyres?|aluminium|sceptic\w*|mould\w*|plough\w*|jewellery|ageing|artefacts?|judgement|fulfil)\b/giu,
  /\b(?:enrol|instal|instalment|skilful|wilful|storey|draught|moustache|sulphur\w*|mediaeval|manoeuvre\w*)\b/giu,
  // With a capital it is a name.
  /\bgrey\w*/gu,
];

/** The words of a text that are spelled in the British way; ours are spelled in the American. */
export function britishSpellings(markup: string): string[] {
  return BRITISH.flatMap((pattern) => [...markup.matchAll(pattern)].map(([word]) => word));
}
