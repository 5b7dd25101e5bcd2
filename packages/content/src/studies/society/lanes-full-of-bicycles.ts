import type { Study } from "../study.ts";

export const lanesFullOfBicycles: Study = {
  id: "lanes-full-of-bicycles",
  genre: "society",
  field: "transportation research",
  scholars: "transportation researchers",
  critics: "traffic engineers",
  others: "store owners",
  scene:
    "A city painted bicycle lanes on thirty streets in a single year. Someone who tries them all will be crowded on a few and quite alone on most.",
  words: ["rider", "ridden", "rode"],
  causes: [
    {
      factor: "a raised curb",
      claim: "a raised curb beside the cars draws riders",
      supports:
        "On streets where a raised curb was added section by section, riders grew more numerous with each section.",
      weakens:
        "Lanes marked by a painted line carried as many riders as lanes protected by a raised curb.",
      words: ["curb", "painted"],
    },
    {
      factor: "level ground",
      claim: "level ground draws riders",
      supports:
        "The flatter a street was, the more riders its lane attracted in the first month of counting.",
      weakens:
        "Lanes that climbed the steepest hills in the city carried no fewer riders than lanes on level ground.",
      words: ["level", "flat", "steep"],
    },
    {
      factor: "shops along the way",
      claim: "shops along the way draw riders",
      supports:
        "When a dozen shops were built along one empty lane, the number of its riders rose from ten to ninety an hour.",
      weakens:
        "Lanes that led past nothing but warehouses carried as many riders as lanes that were lined with shops.",
      words: ["shop"],
    },
  ],
  rivals: {
    Easy: "Transportation researchers have counted the riders and believe that they choose the lanes with a raised curb, because a painted line alone does not make anyone feel safe. Traffic engineers believe that they choose level ground, since even a short climb will spoil a ride to the office.",
    Medium:
      "Paint is cheap, and within a year one city had painted bicycle lanes on thirty of its streets. A few are crowded. Store owners say that riders go where they can shop along the way. Traffic engineers say that riders go where the ground is level. To transportation researchers, a line of paint is not yet a lane: what riders look for, they believe, is a curb between them and the cars.",
    Hard: "A bicycle lane that nobody uses is a common sight and an awkward one, since it has been bought with other people's parking. What would have filled it? Transportation researchers reply that most people are afraid of cars, and that a raised curb will persuade those whom a stripe on the pavement cannot. Traffic engineers, who have ridden every street with an altimeter, maintain that level ground is worth more than any structure. Store owners are of the opinion that people ride, as they walk, to get somewhere, and that a lane with shops along it will never be empty.",
  },
  tests: {
    plain: {
      lead: "A raised curb, level ground, and shops along the way are the three things for which riders say they would go out of their way. Transportation researchers have counted what they do.",
      close: "When the figures were in, it was plain that",
    },
    dense: {
      lead: "The mayor of a city wants its bicycle lanes to be full by next summer. Her advisers would build curbs beside them, invite shops to open along them, or move them to level streets. Before she decides, transportation researchers have put the numbers in order.",
      close: "In light of the numbers,",
    },
  },
  none: "what fills a lane with riders is yet to be found",
  upshot: {
    names: "fallen",
    close: "A city short of money can afford to ignore",
    options: ["the call for raised curbs", "the call for level ground", "the call for more shops"],
    other: "none of the three calls",
  },
  data: {
    design: "before-and-after",
    leads: [
      "In one year, a city built curbs beside the bicycle lanes of four streets. Transportation researchers counted the riders on each of them before the work began and after it was finished.",
      "A curb may keep cars out of a bicycle lane, but does it bring riders into it? Transportation researchers looked at four streets on which one was built and at how many people rode there per hour, earlier and later.",
    ],
    hypothesis:
      "Asked why they drive, people who own a bicycle mention trucks. A curb keeps trucks at a distance. It was the hypothesis of transportation researchers that a street carries more riders after a curb is built than before, and four streets that were due to get one served as the test.",
    doubt:
      "Curbs also keep riders from turning where they want to, a drawback that makes traffic engineers doubt that they are welcome on every street.",
    claims: {
      wide: "One street filled up greatly once its riders were protected",
      narrow: "One street was hardly any fuller than it had been",
      widest:
        "If one street is to speak for curbs, it should be the one with the greatest difference between the old number of riders and the new",
      narrowest:
        "One street will persuade no council to build more curbs, since the old number of riders and the new are closest together",
      highest: "After the curb was built, the busiest of the four was one street",
      lowest: "Before the curb was built, the fewest riders of all were counted on one street",
    },
    title: "Bicycle Traffic on Four Streets",
    rowHead: "Street",
    rows: [
      "the road by the canal",
      "the street by the market",
      "the avenue by the college",
      "the lane by the railway",
    ],
    kind: "street",
    measure: "Riders per hour",
    columns: [
      { head: "Before the curb", phrase: "before the curb was built" },
      { head: "After the curb", phrase: "after the curb was built" },
    ],
    say: "ROW went from X riders per hour before the curb was built to Y riders per hour after the curb was built",
    differ:
      "ROW carried D more|fewer riders per hour after the curb was built than before the curb was built",
    change: "the curb",
    more: "second",
    low: 100,
    high: 300,
    step: 20,
    grain: 4,
  },
};
