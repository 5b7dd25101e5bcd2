import type { NoteSet } from "../note-set.ts";

export const twoPoles: NoteSet = {
  id: "two-poles",
  field: "geography",
  source: "Standard encyclopedias of geography; NOAA",
  notes: [
    "The North Pole lies in the Arctic Ocean, on floating sea ice about 2 to 3 meters thick.",
    "The South Pole lies on the continent of Antarctica, on ice about 2,700 meters thick.",
    "Its surface is about 2,800 meters above sea level.",
    "The average winter temperature is about −40°C at the North Pole and −60°C at the South Pole.",
    "The South Pole is colder partly because it lies so high.",
    "At each pole, the Sun rises once and sets once a year.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the two poles",
      uses: [0, 1, 5],
      key: {
        text: "At the South Pole, as at the North Pole, the Sun rises only once and sets only once a year.",
        reason: "This names both poles and says what happens at each.",
      },
      wrong: [
        {
          text: "At the South Pole, the surface lies high above sea level, but at the North Pole, sea ice floats on the ocean.",
          code: "beside-the-point",
          reason: "This names a difference between the poles.",
        },
        {
          text: "At the South Pole, where winters are colder than at the North Pole, the Sun rises only once a year.",
          code: "half-right",
          reason: "This tells of the Sun at only one pole.",
        },
        {
          text: "At the South Pole, as at the North Pole, the ice rests on a continent and is very thick.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This puts land and thick ice at the North Pole, where thin ice floats.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both poles. The last note does so.",
      look: "what the Sun does at each pole",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in what lies beneath the ice of the two poles",
      uses: [0, 1],
      key: {
        text: "The ice of the North Pole floats on the Arctic Ocean, whereas that of the South Pole lies on the continent of Antarctica.",
        reason: "This says what is beneath the ice at each pole and contrasts the two.",
      },
      wrong: [
        {
          text: "The ice of the North Pole is about 2 to 3 meters thick, whereas that of the South Pole is about 2,700 meters thick.",
          code: "beside-the-point",
          reason: "This contrasts how thick the ice is.",
        },
        {
          text: "The ice of the North Pole floats on the Arctic Ocean, whereas the surface at the South Pole is about 2,800 meters above sea level.",
          code: "half-right",
          reason: "This says what is beneath the ice at only one pole.",
        },
        {
          text: "The ice of the North Pole lies on a sea about 2 to 3 meters deep, whereas that of the South Pole lies on one about 2,700 meters deep.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This takes the thickness of the ice for the depth of a sea, although the South Pole lies on a continent.",
        },
      ],
      step: "The goal asks for a contrast of what the ice rests on, so the sentence must name this for each pole. The first two notes do so.",
      look: "on what the ice of each pole lies",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the winter temperatures of the two poles",
      uses: [3],
      key: {
        text: "The average winter temperature is about −60°C at the South Pole, considerably lower than that at the North Pole, about −40°C.",
        reason: "This gives both temperatures and says which is lower.",
      },
      wrong: [
        {
          text: "The average winter temperature is about −60°C at the South Pole, where the cold is partly a result of the height above sea level.",
          code: "half-right",
          reason: "This gives the temperature of only one pole.",
        },
        {
          text: "The surface at the South Pole is on ice about 2,700 meters thick, far thicker than that at the North Pole, about 2 to 3 meters.",
          code: "beside-the-point",
          reason: "This compares the thickness of the ice.",
        },
        {
          text: "The average winter temperature is about −60°C at both poles, although at the South Pole the cold is partly a result of the height above sea level.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives both poles the temperature of the South Pole.",
        },
      ],
      step: "The goal asks for a comparison of temperatures, so the sentence must give a number for each pole. One note gives both.",
      look: "what the average winter temperature is at each pole",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain one reason that the South Pole is colder than the North Pole",
      uses: [2, 3, 4],
      key: {
        text: "The South Pole is colder than the North Pole partly because its surface lies so high, about 2,800 meters above sea level.",
        reason: "This gives a cause, the height of the surface.",
      },
      wrong: [
        {
          text: "The South Pole is colder in winter than the North Pole, with an average temperature of about −60°C rather than about −40°C.",
          code: "half-right",
          reason: "This states the difference without a cause.",
        },
        {
          text: "At the South Pole, the surface lies about 2,800 meters above sea level, whereas the North Pole lies on floating sea ice.",
          code: "wrong-purpose",
          reason: "This uses the height for a contrast and does not relate it to the cold.",
        },
        {
          text: "The South Pole is colder than the North Pole partly because the Sun rises only once a year there but more often at the North Pole.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This gives a cause that does not exist, since the Sun rises once a year at each pole.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must link the cold to some feature of the South Pole. One note names such a feature.",
      look: "why the South Pole is colder",
    },
  ],
};
