import type { NoteSet } from "../note-set.ts";

export const meetingOfWaters: NoteSet = {
  id: "meeting-of-waters",
  field: "geography",
  source: "Standard encyclopedias of geography",
  notes: [
    "The Rio Negro and the Solimões River meet near Manaus, Brazil, and form the lower Amazon.",
    "The Rio Negro is dark from decayed plants and carries little sediment.",
    "The Solimões is sandy brown from sediment of the Andes.",
    "The Rio Negro is warmer, and it flows at about 2 kilometers per hour.",
    "The Solimões is cooler, and it flows at 4 to 6 kilometers per hour.",
    "Because of these differences, the waters run side by side for about 6 kilometers before they mix.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the waters of the two rivers do not mix at once",
      uses: [3, 4, 5],
      key: {
        text: "The Rio Negro is warmer and slower than the Solimões, and these differences keep the waters of the two rivers from mixing for about 6 kilometers.",
        reason: "This names differences between the rivers as the cause of the delay.",
      },
      wrong: [
        {
          text: "Where the Rio Negro and the Solimões meet and form the lower Amazon, the waters of the two rivers run side by side for about 6 kilometers before they mix.",
          code: "half-right",
          reason: "This describes the delay but gives no cause for it.",
        },
        {
          text: "Because the Rio Negro is dark from sediment and the Solimões is sandy brown from decayed plants, their waters at first run side by side.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This exchanges the sources of the two colors, since the sediment is in the Solimões.",
        },
        {
          text: "Because the Rio Negro is dark from decayed plants and the Solimões is sandy brown from sediment, the waters of the two rivers differ greatly in color.",
          code: "beside-the-point",
          reason: "This explains the colors, not the delay in mixing.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must link the delay to some difference between the rivers. Two of the notes compare them, and the last draws the link.",
      look: "how the two rivers differ and what follows from the differences",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the color of the two rivers",
      uses: [1, 2],
      key: {
        text: "The Rio Negro is dark from decayed plants, whereas the Solimões is sandy brown, a color that it owes to sediment of the Andes.",
        reason: "This gives the color of each river and contrasts the two.",
      },
      wrong: [
        {
          text: "The Rio Negro flows at about 2 kilometers per hour, whereas the Solimões flows at 4 to 6 kilometers per hour.",
          code: "beside-the-point",
          reason: "This contrasts the speeds of the rivers.",
        },
        {
          text: "Sediment of the Andes gives the Solimões a sandy brown color, whereas the Rio Negro carries little sediment.",
          code: "half-right",
          reason: "This gives the color of only one river.",
        },
        {
          text: "Sediment of the Andes gives the Solimões a sandy brown color, whereas the Rio Negro is dark from even more sediment.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This darkens the Rio Negro with sediment, of which it carries little.",
        },
      ],
      step: "The goal asks for a contrast in color, so the sentence must give the color of each river. Two of the notes do so.",
      look: "what gives each river its color",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the speeds of the two rivers",
      uses: [3, 4],
      key: {
        text: "The Solimões, at 4 to 6 kilometers per hour, flows faster than the Rio Negro, at about 2 kilometers per hour.",
        reason: "This gives both speeds and says which river is faster.",
      },
      wrong: [
        {
          text: "The Solimões, which flows at 4 to 6 kilometers per hour, is cooler than the Rio Negro, which it meets near Manaus.",
          code: "half-right",
          reason: "This gives the speed of only one river.",
        },
        {
          text: "The Solimões, which carries sediment of the Andes, flows beside the dark Rio Negro for about 6 kilometers.",
          code: "beside-the-point",
          reason: "This gives a distance, not the speeds.",
        },
        {
          text: "The Solimões, which flows at 4 to 6 kilometers per hour, is no faster than the Rio Negro, which it meets near Manaus.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This denies the difference in speed, since the Rio Negro flows at only about 2 kilometers per hour.",
        },
      ],
      step: "The goal asks for a comparison of speeds, so the sentence must give a number for each river. Two of the notes give one each.",
      look: "how many kilometers each river flows in an hour",
    },
    {
      goal: "place",
      level: "Medium",
      wants: "specify where the two rivers meet",
      uses: [0],
      key: {
        text: "The Rio Negro and the Solimões, which form the lower Amazon, meet near Manaus, in Brazil.",
        reason: "This names the place, near Manaus.",
      },
      wrong: [
        {
          text: "The Rio Negro and the Solimões, which differ in color and in speed, meet and together form the lower Amazon.",
          code: "wrong-purpose",
          reason:
            "This uses the note on the meeting to say what the rivers form, not where they meet.",
        },
        {
          text: "The Rio Negro and the Solimões meet and run side by side for about 6 kilometers before they mix.",
          code: "half-right",
          reason: "This mentions the meeting without naming its place.",
        },
        {
          text: "When they meet, the Rio Negro is dark from decayed plants, and the Solimões is sandy brown from sediment.",
          code: "beside-the-point",
          reason: "This tells what the waters look like where they meet, not where that is.",
        },
      ],
      step: "The goal asks for a place, so the sentence must name where the waters come together. The first note does so.",
      look: "near what place the rivers meet",
    },
  ],
};
