import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aFaceThatDoesNotMove: Passage = {
  id: "a-face-that-does-not-move",
  genre: "arts",
  source: "Standard reference works on Noh: the effects of tilting the mask upward and downward",
  text: prose`
    The mask of a Noh actor is carved from a single block of wood, and its features cannot move. Yet
    spectators often report seeing such a mask smile, and then grieve, within one scene. Carvers
    make this possible by leaving the expression unsettled: the eyes may suggest sorrow while the
    mouth hints at calm. When the actor tilts the mask upward by a few degrees, so that light falls
    across it, he is said to brighten it; when he lowers it, so that shadows gather, he is said to
    cloud it. What seems a fixed expression is thus closer to an instrument, silent until it is
    played.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Though a Noh mask cannot move, it is made so that an actor can seem to change its expression.",
        reason:
          "The text sets out how an unsettled carving and a slight tilt let a rigid face appear to change.",
      },
      wrong: [
        {
          text: "Noh masks are carved with such skill that spectators may come to mistake them for living faces.",
          code: "too-extreme",
          reason: "Spectators see the mask change; nobody is said to take it for a living face.",
        },
        {
          text: "Noh actors depend on changes in the stage lighting to make an audience feel sorrow or joy.",
          code: "half-right",
          reason:
            "Light plays a part, but it is the actor who tilts the mask, not the lighting that changes.",
        },
        {
          text: "The eyes of a Noh mask suggest sorrow to spectators, although its mouth may hint at calm.",
          code: "too-narrow",
          reason: "This is one detail of how masks are carved, not the point of the text.",
        },
      ],
      evidence: ["its features cannot move", "smile, and then grieve, within one scene"],
      opening: "The text explains how a face that cannot move appears to change all the same.",
      steps: [
        "The features *cannot move*, yet spectators see the mask *smile, and then grieve*. The rest tells how: the carver leaves the expression open, and the actor's tilt decides it.",
      ],
      hint: "Look for the puzzle in the first two sentences, and for what the rest does with it.",
      tip: habits["main-idea"],
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It presents an apparent contradiction and then explains how it comes about.",
        reason:
          "A rigid mask that changes expression is the puzzle; carving and tilting are the explanation.",
      },
      wrong: [
        {
          text: "It describes a traditional craft and then contrasts it with a more recent one.",
          code: "not-in-the-text",
          reason: "Only one craft is described, and no recent one is mentioned.",
        },
        {
          text: "It states a common belief about a craft and then shows that it is mistaken.",
          code: "wrong-purpose",
          reason: "What spectators report is not shown to be wrong; it is accounted for.",
        },
        {
          text: "It follows the making of an object and then tells how it is used by one actor.",
          code: "too-narrow",
          reason:
            "The text does not follow how a mask is made, and it speaks of actors in general.",
        },
      ],
      evidence: ["its features cannot move", "Carvers make this possible by"],
      opening: "Two sentences set a puzzle, and the sentences after them solve it.",
      steps: [
        "*Cannot move* and *Yet* set up the puzzle. *Carvers make this possible by* announces the explanation, which goes on to the actor's tilt.",
      ],
      hint: "Watch for the words *yet* and *make this possible*.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "What seems a fixed expression is thus closer to an instrument, silent until it is played.",
      key: {
        text: "It recasts the explanation in an image that gives the actor his own part in the effect.",
        reason:
          "An instrument needs a player: the image gathers up both the carving and the tilting.",
      },
      wrong: [
        {
          text: "It extends the discussion from the masks to the music that often accompanies a scene.",
          code: "words-echoed",
          reason: "The instrument is an image for the mask; no music is discussed.",
        },
        {
          text: "It concedes that the effect described so far may depend on what a viewer expects.",
          code: "not-in-the-text",
          reason:
            "The effect is traced to carving, tilt, and light, not to a viewer's expectations.",
        },
        {
          text: "It replaces an earlier account of the carver's work with a more accurate one.",
          code: "wrong-purpose",
          reason: "The word *thus* draws a conclusion from the account; nothing is taken back.",
        },
      ],
      evidence: ["closer to an instrument, silent until it is played"],
      opening: "The last sentence sums up the explanation by comparing the mask to an instrument.",
      steps: [
        "*Thus* shows that the sentence concludes. A mask with an open expression, like an instrument, does nothing by itself; it needs someone to play it, and that is what the actor's tilt amounts to.",
      ],
      hint: "Ask who, in the terms of the comparison, would be doing the playing.",
      tip: habits.function,
    },
  ],
};
