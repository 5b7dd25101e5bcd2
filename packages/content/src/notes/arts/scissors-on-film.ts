import type { NoteSet } from "../note-set.ts";

export const scissorsOnFilm: NoteSet = {
  id: "scissors-on-film",
  field: "arts",
  source: "Standard histories of animation; encyclopedias of film",
  notes: [
    "Lotte Reiniger (1899–1981) was a German maker of animated films.",
    "She cut flat figures out of black cardboard and joined their limbs with wire.",
    "She laid a figure on a glass table lit from below, moved it slightly, and photographed it from above, again and again.",
    "Shown in quick order, the photographs make the silhouette appear to move.",
    "Her film *The Adventures of Prince Achmed* took about three years to make and had its premiere in 1926.",
    "It is the oldest animated feature film that survives.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how Reiniger's figures came to move on the screen",
      uses: [2, 3],
      key: {
        text: "Reiniger moved a figure slightly between one photograph and the next; shown quickly one after another, the photographs made the silhouette seem to move.",
        reason:
          "This links the small changes between photographs to the movement that the viewer sees.",
      },
      wrong: [
        {
          text: "Reiniger made her figures by cutting flat pieces out of black cardboard and joining the limbs with wire, so that she could use them as silhouettes.",
          code: "beside-the-point",
          reason:
            "This describes how the figures were made, not how they came to move on the screen.",
        },
        {
          text: "Reiniger laid a figure on a glass table lit from below and took photographs of it from above, so that it appeared in her films as a silhouette.",
          code: "half-right",
          reason:
            "This includes the table and the camera but not the changes that create movement.",
        },
        {
          text: "Reiniger kept a figure still and moved the camera slightly between one photograph and the next; shown quickly one after another, the photographs made the silhouette seem to move.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "The notes say that she moved the figure slightly; no movement of the camera is mentioned.",
        },
      ],
      step: "The sentence must lead from what was done at the table to what is seen on the screen. Two notes in a row contain these steps.",
      look: "what Reiniger did again and again and what effect the photographs have",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify Reiniger's profession",
      uses: [0, 4],
      key: {
        text: "Lotte Reiniger, a German who lived from 1899 to 1981, was a maker of animated films, among them *The Adventures of Prince Achmed*.",
        reason: "This says what she was by trade, a maker of animated films.",
      },
      wrong: [
        {
          text: "Lotte Reiniger, who lived from 1899 to 1981, needed about three years for *The Adventures of Prince Achmed*.",
          code: "half-right",
          reason:
            "This names a work of hers without saying that it is a film or what she did for a living.",
        },
        {
          text: "Lotte Reiniger, a German who lived from 1899 to 1981, cut flat figures out of black cardboard.",
          code: "wrong-purpose",
          reason: "This mentions a step in her work but no profession.",
        },
        {
          text: "Lotte Reiniger, who was German, saw *The Adventures of Prince Achmed* have its premiere in 1926.",
          code: "beside-the-point",
          reason: "This concerns her country and the date of a premiere.",
        },
      ],
      step: "A profession tells what kind of work a person does. It stands in the note that introduces Reiniger.",
      look: "who Lotte Reiniger was",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the place of *The Adventures of Prince Achmed* in the history of film",
      uses: [4, 5],
      key: {
        text: "*The Adventures of Prince Achmed*, which had its premiere in 1926, is the oldest animated feature film that survives.",
        reason: "This gives the film its rank in history, the oldest surviving one of its kind.",
      },
      wrong: [
        {
          text: "*The Adventures of Prince Achmed*, an animated film on which its maker, Lotte Reiniger, worked for about three years, had its premiere in 1926.",
          code: "half-right",
          reason:
            "This gives the film's date and length of making but no rank in the history of film.",
        },
        {
          text: "*The Adventures of Prince Achmed*, a film of 1926, was made by photographing flat figures that had been cut out of black cardboard.",
          code: "beside-the-point",
          reason: "This tells how the film was made.",
        },
        {
          text: "*The Adventures of Prince Achmed*, an animated film on which Lotte Reiniger worked for about three years, was the first feature of its kind but does not survive.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes say that the film does survive.",
        },
      ],
      step: "A place in history means a rank among other films. One short note states it.",
      look: "how the film compares in age with others of its kind",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Reiniger and her technique to an audience unfamiliar with her",
      uses: [0, 1, 2],
      key: {
        text: "Lotte Reiniger, a German maker of animated films, cut jointed figures out of black cardboard and photographed them again and again on a lit glass table.",
        reason: "This says who Reiniger was and how she worked.",
      },
      wrong: [
        {
          text: "Lotte Reiniger, a German maker of animated films, spent about three years on *The Adventures of Prince Achmed*, the oldest animated feature film that survives.",
          code: "half-right",
          reason: "This introduces Reiniger but leaves out her technique.",
        },
        {
          text: "The technique used in *The Adventures of Prince Achmed* relies on jointed figures of black cardboard, photographed again and again on a glass table lit from below.",
          code: "wrong-purpose",
          reason: "This describes the technique but does not so much as name the person.",
        },
        {
          text: "Lotte Reiniger, a German maker of animated films, spent about three years on *The Adventures of Prince Achmed*, for which she drew figure after figure on black cardboard.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "The notes have her cut the figures out of cardboard and move them, not draw them one after another.",
        },
      ],
      step: "Newcomers need to learn who the person was, and the goal adds the way in which she worked. Both parts must be there.",
      look: "who Reiniger was and what she did with cardboard and a camera",
    },
  ],
};
