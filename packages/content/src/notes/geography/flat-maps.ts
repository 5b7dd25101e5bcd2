import type { NoteSet } from "../note-set.ts";

export const flatMaps: NoteSet = {
  id: "flat-maps",
  field: "geography",
  source: "Snyder, Flattening the Earth (1993); standard encyclopedias of cartography",
  notes: [
    "A flat map of the world cannot preserve both angles and areas.",
    "Flemish mapmaker Gerardus Mercator published his projection in 1569.",
    "It preserves angles, so a course of constant compass direction is a straight line.",
    "It enlarges areas far from the equator: Greenland looks about as large as Africa, which is about 14 times its size.",
    "German mathematician Karl Mollweide published his projection in 1805.",
    "It preserves areas but distorts shapes near the edges of the map.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in what the two projections preserve",
      uses: [1, 2, 4, 5],
      key: {
        text: "Gerardus Mercator's projection of the world preserves angles, whereas the one that Karl Mollweide published in 1805 preserves areas.",
        reason: "This says what each projection preserves and contrasts the two.",
      },
      wrong: [
        {
          text: "Gerardus Mercator published his projection in 1569, whereas Karl Mollweide published his more than two centuries later, in 1805.",
          code: "beside-the-point",
          reason: "This contrasts dates, not what the projections preserve.",
        },
        {
          text: "Gerardus Mercator's projection of the world preserves angles, whereas Karl Mollweide's distorts shapes near the edges of the map.",
          code: "half-right",
          reason: "This says what only one of the projections preserves.",
        },
        {
          text: "Gerardus Mercator's projection of the world preserves both angles and areas, whereas Karl Mollweide's preserves only the shapes near the edges of the map.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This credits Mercator's projection with preserving both, which no flat map of the world can do.",
        },
      ],
      step: "The goal asks what each map keeps true, so the sentence must name a property for each. One note gives Mercator's, another Mollweide's.",
      look: "what each of the two projections preserves",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of Mercator's projection for sailors who steer by compass",
      uses: [1, 2],
      key: {
        text: "Because Mercator's projection preserves angles, a course of constant compass direction appears on the map as a straight line.",
        reason: "This links the property of the map to what it does for a compass course.",
      },
      wrong: [
        {
          text: "Because Mollweide's projection preserves areas, it cannot preserve angles as well, and it distorts shapes near the edges of the map.",
          code: "beside-the-point",
          reason: "This concerns the other projection and its drawbacks.",
        },
        {
          text: "Because Mercator's projection preserves angles, it cannot preserve areas as well, and it enlarges lands far from the equator.",
          code: "half-right",
          reason: "This starts from the right property but draws a drawback from it.",
        },
        {
          text: "Because Mercator's projection preserves angles, it differs from the one that Karl Mollweide published in 1805, which preserves areas.",
          code: "wrong-purpose",
          reason:
            "This uses the right property for a comparison of two maps, not for a benefit to sailors.",
        },
      ],
      step: "The goal asks for a benefit to sailors, so the sentence must tie the projection to a compass course. One of the notes does so.",
      look: "how a course of constant compass direction looks on the map",
    },
    {
      goal: "example",
      level: "Medium",
      wants: "support a generalization about Mercator's projection with an example",
      uses: [1, 3],
      key: {
        text: "Mercator's projection enlarges areas far from the equator; Greenland, for example, looks about as large as Africa, which is about 14 times its size.",
        reason: "This states what the projection does in general and adds the case of Greenland.",
      },
      wrong: [
        {
          text: "Mercator's projection enlarges areas far from the equator, since no flat map of the world can preserve both angles and areas.",
          code: "half-right",
          reason: "This states the general fact and its cause but gives no example.",
        },
        {
          text: "Mercator's projection shrinks areas far from the equator; Africa, for example, looks about as large as Greenland but is in fact far smaller.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This reverses the effect and the true sizes.",
        },
        {
          text: "Mercator's projection, published in 1569, is older than Mollweide's, which was published in 1805 and distorts shapes near the edges of the map.",
          code: "beside-the-point",
          reason:
            "This compares the two projections and gives neither a generalization about Mercator's nor an example.",
        },
      ],
      step: "The goal has two parts, so the sentence must make a general statement and name one case of it. One note contains both.",
      look: "what the projection does to areas and which land shows it",
    },
    {
      goal: "generalization",
      level: "Easy",
      wants: "make a generalization about flat maps of the world",
      uses: [0],
      key: {
        text: "A flat map of the world may preserve angles or areas, but no map of this kind can preserve both.",
        reason: "This makes a statement that covers all flat maps of the world.",
      },
      wrong: [
        {
          text: "A flat map of the world by Karl Mollweide preserves areas, but it distorts shapes near the edges.",
          code: "half-right",
          reason: "This makes a statement about only one map.",
        },
        {
          text: "A flat map of the world may distort shapes near the edges, but every map of this kind preserves both angles and areas.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This grants all flat maps what none of them can do.",
        },
        {
          text: "A flat map of the world that preserves angles appeared in 1569, and one that preserves areas appeared in 1805.",
          code: "wrong-purpose",
          reason: "This uses the properties to date two particular maps.",
        },
      ],
      step: "The goal asks for a general statement, so the sentence must hold for every flat map, not for one. The first note makes such a statement.",
      look: "what no flat map can do",
    },
  ],
};
