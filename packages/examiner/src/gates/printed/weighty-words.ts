/**
 * Words on which the answer to a question can turn: changed, they make another question. Their forms are listed, since
 * the reader knows no grammar.
 */
const LISTS = [
  // Numbers.
  "two three four five six seven eight nine ten eleven twelve half twice double doubles triple triples third",
  "first second fourth fifth percent percentage",
  // Units.
  "inch inches foot feet yard yards mile miles centimeter centimeters meter meters millimeter millimeters kilometer",
  "kilometers seconds minute minutes hour hours day days week weeks month months year years decade decades ounce ounces",
  "pound pounds gram grams kilogram kilograms ton tons liter liters milliliter milliliters gallon gallons quart quarts",
  "cup cups pint pints square cubic degrees radians dollar dollars cent cents $ € % °",
  // Directions.
  "increase increases increased increasing decrease decreases decreased decreasing rise rises rose fall falls fell",
  "grow grows grew shrink shrinks gain gains lose loses add adds added remove removes removed more less fewer greater",
  "greatest least most maximum minimum larger largest smaller smallest higher highest lower lowest longer longest",
  "shorter shortest older younger faster slower above below left right up down before after positive negative inside",
  "outside parallel perpendicular not than lesser fewest lost",
  // What is asked.
  "mean median mode range area perimeter circumference radius diameter volume surface slope intercept x-intercept",
  "y-intercept x-coordinate y-coordinate sum product difference length width height sine cosine tangent hypotenuse leg",
  "center true false",
];

const WEIGHTY = new Set(LISTS.flatMap((list) => list.split(" ")));

/** Whether an answer can turn on the word. */
export function weighs(word: string): boolean {
  return WEIGHTY.has(word);
}
