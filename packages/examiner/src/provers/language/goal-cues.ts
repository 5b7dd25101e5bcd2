/** Words that show that a sentence may do what a goal asks; generous, so that a doubtful question is refused. */

export const LIKE =
  /\b(not the only|both|alike|just as|similar\w*|likewise|also|too|same|share[sd]?|common|as well|each of|neither|as (in|did|do|does|is|was|were|are|with|a|the)|(?<!un)like)\b/i;
export const UNLIKE =
  /\b(while|whereas|but|unlike|although|though|however|instead|rather|than|contrast|differ\w*|yet|without)\b/i;
export const TIME =
  /\b(january|february|march|april|june|july|august|september|october|november|december|1\d{3}s?|20\d\ds?|\d{3}s|centur\w+|decades?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|spring|summer|autumn|winter|ancient|medieval|middle ages|today|BC|AD)\b/i;
export const DONE =
  /\b(drove|filmed|worked on|sang|push\w*|pointed|graphs?|turned|measur\w+|compar\w+|analy\w+|record\w+|fasten\w+|sampl\w+|track\w*|photograph\w*|attach\w*|play\w+|aimed|counted|test\w*|survey\w*|examin\w*|studied|expos\w+|sent|us(e|es|ed|ing)|date|radiocarbon|interview\w*|built|gave|scann\w*|x-?rays?|mapp\w*|marked|weigh\w*|watch\w*|collect\w*|fed|heated|dug|drill\w*|timed|read|filled|placed|put|mixed|planted|raised|listened|filmed|observ\w+|review\w*|search\w*|tried|copied|followed|excavat\w*|trac\w+|calculat\w*|simulat\w*|asked)\b/i;
export const FOUND =
  /\b(noted|sharper|show(s|ed|n)?|found|conclu\w+|results?|reveal\w*|learned that|discovered|prov(es?|ed)|suggest\w*|turned out|[a-z]+er than|(more|less|fewer|far more|far less) (\w+ )?than|twice as|as likely|match(ed|es)?|strongest|most|revived|held|came from)\b/i;
export const HARM =
  /\b(could differ|flooded|buried|few|dries out|released|sink|fee|paid|sprang|inside out|thrown|blocked|blur\w*|painful|rash|little|had to|problem\w*|ruin\w*|ruined|kept|grow\w*|not|no|none|cannot|never|nothing|difficult\w*|hard|harder|danger\w*|too|damag\w*|los[et]s?|lost|burden\w*|slow|slowly|heav\w*|die[sd]?|break\w*|broke|poison\w*|crack\w*|fail\w*|rot\w*|risk\w*|cost\w*|expensive|weak\w*|lack\w*|irritat\w*|must|need\w*|requir\w*|destroy\w*|eaten|threat\w*|limit\w*|off course|only|wears?|wore|struggl\w*|froze|freez\w*|months|stop\w*|crowd\w*|sick\w*|wast\w*|uncomfort\w*|long|even)\b/i;
export const GAIN =
  /\b(loses|instead|but|unlike|whereas|while|more|less|fewer|[a-z]+er|without|cannot|not|no|far|easi\w*|light|allow\w*|simply|better|enough|sav\w+|spar\w+|keeps?|kept|firm|trust|can|could)\b/i;
export const WEIGHT =
  /\b(copied|tested|might well|millions|half of|supported|older|depends?|because|prov\w+|made|makes?|enabl\w*|opened|chang\w*|idea|inspir\w*|allow\w*|led|help\w*|grew|could|gave|sav\w+|spread|model|began|more|became|basis|most|learn\w*|ended|taught|before|show\w*|owe\w*|first|only|oldest|still|until)\b/i;
export const WORK =
  /\b(what|by|when|until|because|so|caus\w+|lets?|through|which|turns?|with|from|as|where|into|bends?|carr\w+|makes?|once|if|help\w*|keeps?|and|in)\b/i;
export const THEN =
  /\b(in time|early|once|now|today|later|first|then|finally|before|after|since|no longer|still|until|became|turned|chang\w+|by the|earlier|used to|originally|nowadays|modern|next|fell|rose|grew|1\d{3}s?|20\d\ds?)\b/gi;
export const GENERAL =
  /\b(two-thirds|from .+ to|all|most|many|every|each|tend\w*|general\w*|usual\w*|often|range\w*|may|var(y|ies|ied)|different|differs?|common\w*|always|some|several|both|whatever|wherever)\b/i;

/** How many words of the sentence set one time apart from another. */
export function stagesIn(sentence: string): number {
  return sentence.match(THEN)?.length ?? 0;
}
