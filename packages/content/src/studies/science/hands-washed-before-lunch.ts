import type { Study } from "../study.ts";

export const handsWashedBeforeLunch: Study = {
  id: "hands-washed-before-lunch",
  genre: "science",
  field: "public health",
  scholars: "public health researchers",
  critics: "behavioral scientists",
  others: "school nurses",
  scene:
    "Soap is provided at every school in one district, but in most of them pupils walk straight past it on their way to lunch. In a handful of schools, nearly everyone stops to wash.",
  words: ["wash"],
  causes: [
    {
      factor: "sinks in the hallway",
      claim: "sinks in the hallway lead pupils to wash their hands",
      supports:
        "After sinks had been put in the hallway of one school, the share of pupils who washed their hands doubled.",
      weakens:
        "After sinks had been moved from the hallway to a distant corner, as many pupils washed their hands as before.",
      words: ["sink"],
    },
    {
      factor: "older pupils in the lunch line",
      claim: "older pupils in the lunch line lead children to wash their hands",
      supports:
        "On days when older pupils lined up first and washed, far more of the younger ones washed their hands after them.",
      weakens:
        "Younger pupils washed their hands no less often on days when they ate alone than on days with older pupils.",
      words: ["older"],
    },
    {
      factor: "lessons about germs",
      claim: "lessons about germs lead pupils to wash their hands",
      supports:
        "Classes that had more lessons about germs washed their hands more often in the month that followed.",
      weakens:
        "Classes that had a dozen lessons about germs washed their hands no more often than classes that had none.",
      words: ["lesson", "germ"],
    },
  ],
  rivals: {
    Easy: "Public health researchers attribute this to sinks in the hallways of those schools, right on the way. Behavioral scientists attribute it to the front of the line, where older pupils stand, whom the little ones are quick to copy.",
    Medium:
      "Everybody knows that hands should be washed before lunch, and hardly anybody at school does it. In the few schools that are different, school nurses give lessons in which germs are made visible with a harmless powder, and they are sure that this is the reason. Public health researchers think rather of the sinks, which in these schools stand in the hallway. Behavioral scientists have watched the lunch line and concluded that younger children do as the older ones do.",
    Hard: "Soap has been provided, posters have been hung, and still most pupils of the district walk past the washroom as if it were locked. The few schools where they do not have therefore been studied closely. There, public health researchers report, a child need not go out of the way, because the sinks are in the hallway itself. What impressed behavioral scientists was that older children set the example at the head of the line. School nurses incline to a third explanation, which flatters their own efforts: where lessons have shown what germs can do, no example is needed.",
  },
  tests: {
    plain: {
      lead: "Sinks in the hallway, the example of older pupils, and lessons about germs have each been praised as the reason. Public health researchers have weighed the three.",
      close: "One may infer that",
    },
    dense: {
      lead: "A district that wants its pupils to wash their hands can move the sinks into the hallway, have older pupils lead the lunch line, or teach lessons about germs. It can hardly pay for everything. Public health researchers have observed schools that tried one thing at a time.",
      close: "The district should note that",
    },
  },
  none: "it takes something else to make pupils wash their hands",
  upshot: {
    names: "fallen",
    close: "A district that wants clean hands could do without",
    options: ["sinks in the hallway", "older pupils in the line", "lessons about germs"],
    other: "none of the measures named",
  },
  data: {
    design: "before-and-after",
    leads: [
      "When one school had new sinks put in its hallway, public health researchers stood by with clipboards. They recorded what share of the second, fourth, sixth, and eighth grades stopped to wash before the change and after it.",
      "Will children use a sink merely because they have to walk past it? Figures from a school that moved its sinks into the hallway allow public health researchers to compare four grades before and after.",
    ],
    hypothesis:
      "Few pupils will go out of their way to wash, least of all when lunch is waiting. When sinks were to be put in the very hallway that leads to the cafeteria, public health researchers hypothesized that more pupils would wash their hands than before, and they watched four grades to see.",
    doubt:
      "Sinks that delight one age may embarrass another, say behavioral scientists, who doubt that every grade will respond.",
    claims: {
      wide: "One grade was greatly affected by the new sinks",
      narrow: "One grade took hardly any notice of the new sinks",
      widest: "Between the first count and the second, the gap was widest in one grade",
      narrowest: "The first count and the second lie closest together in one grade",
      highest:
        "One grade could show the largest share of clean hands after the new sinks were put in",
      lowest: "One grade had the smallest share of clean hands before the new sinks were put in",
    },
    title: "Pupils Who Wash Their Hands Before Lunch",
    rowHead: "Grade",
    rows: ["second grade", "fourth grade", "sixth grade", "eighth grade"],
    kind: "grade",
    measure: "Percent of pupils",
    columns: [
      { head: "Before", phrase: "before the new sinks were put in" },
      { head: "After", phrase: "after the new sinks were put in" },
    ],
    say: "in ROW, the share of pupils who washed their hands went from X percent before the new sinks were put in to Y percent after the new sinks were put in",
    differ:
      "the share of pupils in ROW who washed their hands was D percentage points higher|lower after the new sinks were put in than before the new sinks were put in",
    change: "the placing of the sinks",
    more: "second",
    low: 25,
    high: 95,
    step: 5,
    grain: 1,
  },
};
