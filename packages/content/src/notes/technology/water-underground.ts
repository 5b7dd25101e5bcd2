import type { NoteSet } from "../note-set.ts";

export const waterUnderground: NoteSet = {
  id: "water-underground",
  field: "technology",
  source: "UNESCO World Heritage List; standard histories of technology",
  notes: [
    "A qanat is a gently sloping tunnel in which groundwater flows from higher land to dry fields and towns.",
    "Its water needs no pump, since gravity moves it.",
    "Vertical shafts at regular distances give air to the workers and let them remove earth.",
    "Because the water flows underground, little of it evaporates.",
    "Qanats have been in use in Iran for more than 2,000 years.",
    "In 2016, UNESCO added eleven Iranian qanats, among them that of Gonabad, about 33 kilometers long, to its World Heritage List.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how a qanat moves water",
      uses: [0, 1],
      key: {
        text: "A qanat lets groundwater flow from higher land to dry fields and towns through a gently sloping tunnel, in which gravity keeps the water moving.",
        reason: "This names the slope and the force that move the water.",
      },
      wrong: [
        {
          text: "A qanat is a tunnel that brings groundwater from higher land to dry fields and towns, as qanats in Iran have done for more than 2,000 years.",
          code: "half-right",
          reason: "This says from where and to where the water goes but not what moves it.",
        },
        {
          text: "A qanat has vertical shafts at regular distances, which give air to the workers in the tunnel and through which they are able to remove earth.",
          code: "beside-the-point",
          reason: "This explains how the tunnel is dug, not how water moves in it.",
        },
        {
          text: "A qanat has vertical shafts at regular distances, through which workers in the tunnel are able to pump the water to dry fields and towns.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This has the water pumped, although it needs no pump.",
        },
      ],
      step: "To explain movement, the sentence must name what makes the water move. The first two notes describe the tunnel and the force.",
      look: "what kind of tunnel a qanat is and what the water does not need",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of bringing water through an underground tunnel",
      uses: [3],
      key: {
        text: "Because it flows underground, the water that a qanat carries to dry fields loses little to evaporation.",
        reason: "This names what is gained by flowing underground.",
      },
      wrong: [
        {
          text: "The water that a qanat carries to dry fields and towns flows underground, through a gently sloping tunnel.",
          code: "half-right",
          reason: "This says where the water flows but not what good that does.",
        },
        {
          text: "Because a qanat has vertical shafts, workers have air in the tunnel and can remove earth from it.",
          code: "beside-the-point",
          reason: "This explains the use of the shafts, not of the tunnel.",
        },
        {
          text: "Because a qanat is a gently sloping tunnel, none of the water that it carries to dry fields and towns evaporates.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This overstates the advantage, since a little of the water does evaporate, and credits the slope with it.",
        },
      ],
      step: "The advantage must follow from the place of the water, underground. One note links the two.",
      look: "what follows from the water's flowing underground",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce qanats to an audience unfamiliar with them",
      uses: [0, 4],
      key: {
        text: "Qanats, in use in Iran for more than 2,000 years, are gently sloping tunnels in which groundwater flows to dry fields and towns.",
        reason: "This says what qanats are and where and how long they have been used.",
      },
      wrong: [
        {
          text: "Qanats, in use in Iran for more than 2,000 years, need no pump, since gravity moves their water, and lose little of it to evaporation.",
          code: "half-right",
          reason:
            "This praises qanats but leaves readers to guess what kind of structure they are.",
        },
        {
          text: "Qanats are on the World Heritage List of UNESCO, which in 2016 added eleven of them in Iran, among them that of Gonabad.",
          code: "beside-the-point",
          reason: "This tells of a decision by UNESCO and takes knowledge of qanats for granted.",
        },
        {
          text: "Qanats, in use in Iran for more than 2,000 years, are steep channels on the surface in which water flows to dry fields and towns.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This puts qanats on the surface and makes them steep, although they are gently sloping tunnels.",
        },
      ],
      step: "Readers who do not know qanats must be told what they are before anything else. The first note says so, and a later one adds where and how long they have been used.",
      look: "what a qanat is and where it has long been used",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants:
        "specify both the length of the qanat of Gonabad and the recognition that it has received",
      uses: [5],
      key: {
        text: "The qanat of Gonabad, a tunnel about 33 kilometers long, has been on UNESCO's World Heritage List since 2016.",
        reason: "This gives the length and the listing.",
      },
      wrong: [
        {
          text: "About 33 kilometers long, the qanat of Gonabad is a tunnel that brings groundwater to dry fields and towns.",
          code: "half-right",
          reason: "This gives the length but no recognition.",
        },
        {
          text: "One of eleven Iranian qanats that UNESCO chose, the qanat of Gonabad joined the World Heritage List in 2016.",
          code: "wrong-purpose",
          reason: "This gives the recognition but no figure for the length.",
        },
        {
          text: "One of 33 Iranian qanats that UNESCO chose, the qanat of Gonabad, about 11 kilometers long, joined the World Heritage List in 2016.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the number of qanats and the length of this one.",
        },
      ],
      step: "The goal has two parts, a length and a recognition. The last note gives both.",
      look: "how long the qanat is and what happened in 2016",
    },
  ],
};
