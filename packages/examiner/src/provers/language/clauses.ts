/** Words that make a clause dependent when they open it. */
const SUBORDINATOR =
  /^(although|though|even though|because|since|while|whereas|when|whenever|if|unless|until|after|before|as|once|so that|that|which|who|whose)\b/i;

/** Whether the words open with a subordinator, so that they cannot stand alone. */
export function subordinates(text: string): boolean {
  return SUBORDINATOR.test(text);
}

const AUXILIARY =
  /^(is|are|was|were|am|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would)\b/i;
/** Past tenses that end neither in -ed nor like their base form. */
export const IRREGULAR_PASTS =
  /^(re|un|over|out|under|with|fore)?(arose|ate|awoke|became|began|bent|bet|bit|bled|blew|bore|bought|bound|bred|broke|brought|built|burnt|burst|came|cast|caught|chose|clung|cost|crept|cut|dealt|drew|drove|drank|dug|dwelt|fed|fell|felt|fled|flew|flung|forbade|forgot|forgave|fought|found|froze|gave|got|grew|ground|had|heard|held|hid|hit|hung|hurt|kept|knelt|knew|laid|lay|lent|led|left|let|lit|lost|made|meant|met|paid|put|quit|ran|rang|read|rode|rose|said|sang|sank|sat|saw|sent|set|sewed|shook|shone|shot|showed|shrank|shut|slept|slid|sold|sought|spent|split|spoke|spread|sprang|spun|stole|stood|stretched|stuck|struck|stung|swam|swept|swore|swung|taught|thought|threw|told|took|tore|went|wept|woke|won|wore|wound|wove|wrote|stood|came|took|gone)$/i;

/** Whether the words are, or begin with, a finite verb: not an -ing form, not "to" with a base form. */
export function isFinite(verb: string): boolean {
  const [first = "", ...more] = verb.split(" ");
  if (AUXILIARY.test(first)) return true;
  if (
    first === "to" ||
    (/ing$/i.test(first) &&
      !/^(bring|sing|ring|spring|swing|sting|cling|wring|fling)s?$/i.test(first))
  )
    return false;
  // Without an auxiliary one word is the verb; an adverb may stand before it.
  if (more.length > 0) return first.endsWith("ly") ? isFinite(more.join(" ")) : false;
  return /^[a-z]+(ed|s)$/i.test(first) || IRREGULAR_PASTS.test(first) || /^[a-z]+$/i.test(first);
}
