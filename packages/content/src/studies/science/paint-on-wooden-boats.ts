import type { Study } from "../study.ts";

export const paintOnWoodenBoats: Study = {
  id: "paint-on-wooden-boats",
  genre: "science",
  field: "materials science",
  scholars: "materials scientists",
  critics: "conservators",
  others: "boatbuilders",
  scene:
    "In a single harbor, the red paint on some wooden boats fades to pink within two years, while on others it stays bright for ten.",
  words: ["fad"],
  causes: [
    {
      factor: "a sunny berth",
      claim: "a berth in full sun makes paint fade quickly",
      supports:
        "Boats that had been moved from a shaded berth to one in full sun faded within a single summer.",
      weakens:
        "Boats kept in a boathouse, out of the sun, faded as quickly as boats that lay in the sun all day.",
      words: ["sun", "boathouse"],
    },
    {
      factor: "thin varnish",
      claim: "a thin coat of varnish makes paint fade quickly",
      supports:
        "Where a second and a third coat of varnish had been added, the paint underneath had faded less with each coat.",
      weakens:
        "Hulls without any varnish faded no sooner than hulls on which varnish had been laid in five coats.",
      words: ["varnish"],
    },
    {
      factor: "frequent scrubbing",
      claim: "frequent scrubbing makes paint fade quickly",
      supports:
        "Boats scrubbed every week had faded more than boats scrubbed every month, and these more than boats scrubbed once a year.",
      weakens:
        "Boats whose owners never scrubbed them faded at the same pace as boats that were scrubbed every week.",
      words: ["scrub"],
    },
  ],
  rivals: {
    Easy: "Materials scientists blame the sun, the ultraviolet light of which splits the red pigment. Conservators blame the varnish: where it is too thin, salt gets at the color below.",
    Medium:
      "Two boats painted from the same can may look nothing alike after two summers, one still red and the other as pink as a shrimp. Boatbuilders shake their heads over owners who scrub too often, since each pass of the brush carries off some of the pigment. Conservators ask how thick the varnish was. Materials scientists have only one question, and it is whether the berth lies in full sun.",
    Hard: "A pigment is a molecule that can be broken, and a red boat turned pink is the proof. What has broken it, in the view of materials scientists, is the sun, to which some berths in the harbor lie open from morning to night. Conservators are used to thinking of damage as something that gets in, and they look for the gap through which it came: a coat of varnish too thin to keep out the salt. Boatbuilders, more familiar with the habits of owners, hold that most of the color is not destroyed at all but scrubbed off on Saturday mornings.",
  },
  tests: {
    plain: {
      lead: "A sunny berth, thin varnish, and frequent scrubbing are the explanations heard on the dock. Materials scientists have weighed them with the help of a color meter.",
      close: "The readings lead one to conclude that",
    },
    dense: {
      lead: "Must a red boat turn pink? Its owner may be told to look for a berth out of the sun, to lay on more varnish, or to put away the scrubbing brush. Materials scientists painted several dozen boards and hung them up around the harbor in order to find out.",
      close: "For the owner, the upshot is that",
    },
  },
  none: "the quick fading of paint is still unexplained",
  upshot: {
    names: "fallen",
    close: "An owner who wishes the red to last may dismiss",
    options: [
      "the warning about the sun",
      "the warning about thin varnish",
      "the warning about scrubbing",
    ],
    other: "none of the three warnings",
  },
  data: {
    design: "comparison",
    leads: [
      "Every paint fades, but not every color fades alike. Materials scientists hung red, blue, green, and yellow boards in the sun and in the shade of a boathouse and measured five years later how much of their brightness they had lost.",
      "To learn what five years of sun do to the paint of a boat, materials scientists painted boards in four colors and kept half of each color under a roof.",
    ],
    hypothesis:
      "Sunlight can break up the tiny grains that give a paint its color. The longer a board lies in the sun, the duller it should become, and so materials scientists hypothesized that boat paints lose more of their brightness in sun than in shade. Boards of four colors were left out for five years.",
    doubt:
      "Shade is damp, and damp is hard on certain pigments, as conservators remark; they doubt that every color is safer there.",
    claims: {
      wide: "Five years outdoors were greatly harmful to one color",
      narrow: "One color was hardly better off under a roof",
      widest:
        "The gap between the boards outside and those under the roof was widest for one color",
      narrowest:
        "Between boards in the open and boards under a roof, the smallest difference was that of one color",
      highest: "Of all the boards hung in sun, those of one color had lost the most brightness",
      lowest: "Of all the boards kept in shade, those of one color had lost the least brightness",
    },
    title: "Brightness Lost by Boat Paints in Five Years",
    rowHead: "Paint",
    rows: ["red paints", "blue paints", "green paints", "yellow paints"],
    kind: "color",
    measure: "Percent of brightness lost",
    columns: [
      { head: "In sun", phrase: "in sun" },
      { head: "In shade", phrase: "in shade" },
    ],
    say: "ROW lost X percent of their brightness in sun and Y percent in shade",
    differ:
      "ROW lost a share of their brightness that was D percentage points larger|smaller in sun than in shade",
    change: "exposure to the sun",
    more: "first",
    low: 25,
    high: 70,
    step: 5,
    grain: 1,
  },
};
