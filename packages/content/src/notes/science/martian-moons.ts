import type { NoteSet } from "../note-set.ts";

export const martianMoons: NoteSet = {
  id: "martian-moons",
  field: "science",
  source: "Standard encyclopedias of astronomy; NASA",
  notes: [
    "Phobos and Deimos are the two moons of Mars.",
    "American astronomer Asaph Hall discovered both in August 1877.",
    "Each is small, dark, and irregular in shape.",
    "Phobos, the larger, is about 22 kilometers across, and Deimos is about 12.",
    "Phobos circles Mars in less than 8 hours, whereas Deimos takes about 30.",
    "Phobos is slowly coming closer to Mars and will one day break apart or crash into it, but Deimos is slowly moving away.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity in the appearance of the two moons",
      uses: [0, 2],
      key: {
        text: "Phobos, like Deimos, is small and dark, and neither of the two moons has a regular shape.",
        reason: "This names features that both moons have.",
      },
      wrong: [
        {
          text: "Phobos, the larger of the two moons of Mars, is a dark body with an irregular shape.",
          code: "half-right",
          reason: "This describes only one of the two moons.",
        },
        {
          text: "Phobos, like Deimos, is a moon of Mars that American astronomer Asaph Hall discovered in August 1877.",
          code: "beside-the-point",
          reason:
            "This names a shared discoverer, which has nothing to do with how the moons look.",
        },
        {
          text: "Phobos measures about 22 kilometers across, whereas Deimos, the other moon of Mars, measures only about 12.",
          code: "wrong-purpose",
          reason: "This contrasts the sizes of the moons instead of showing what they share.",
        },
      ],
      step: "Appearance means how the moons look, and a similarity must hold for both. One note describes each of them in the same words.",
      look: "what each of the moons looks like",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the futures of the two moons",
      uses: [5],
      key: {
        text: "Phobos is nearing Mars and will eventually break apart or strike the planet, whereas Deimos is moving slowly away from it.",
        reason: "This says what lies ahead for each moon and contrasts the two.",
      },
      wrong: [
        {
          text: "Phobos, the larger of the two moons, is slowly coming closer to Mars and will one day break apart or crash into it.",
          code: "half-right",
          reason: "This says what awaits Phobos but not what Deimos will do.",
        },
        {
          text: "Phobos, which is about 22 kilometers across, circles Mars in less than 8 hours, whereas Deimos needs about 30 hours to do so.",
          code: "beside-the-point",
          reason: "This contrasts the present orbits of the moons, not their futures.",
        },
        {
          text: "Deimos, the smaller of the two moons, is slowly coming closer to Mars and, unlike Phobos, will one day break apart or crash into it.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This gives Deimos the future that awaits Phobos.",
        },
      ],
      step: "A contrast of futures must say what will become of each moon. The last note looks ahead for both.",
      look: "how the moons' distance from Mars is changing",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how long the two moons take to circle Mars",
      uses: [4],
      key: {
        text: "Deimos takes about 30 hours to circle Mars, but Phobos completes the trip in less than 8.",
        reason: "This gives the time for each moon.",
      },
      wrong: [
        {
          text: "Phobos, the larger of the two moons of Mars, completes its trip around the planet in less than 8 hours.",
          code: "half-right",
          reason: "This gives the time for Phobos only.",
        },
        {
          text: "Deimos, about 12 kilometers across, is little more than half as wide as Phobos, which measures about 22.",
          code: "beside-the-point",
          reason: "This compares the sizes of the moons.",
        },
        {
          text: "Phobos, the larger of the two moons of Mars, needs about 22 hours for its trip around the planet, and Deimos needs about 12.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This takes the widths of the moons for the times of their trips.",
        },
      ],
      step: "To compare the two orbits, a sentence needs both times. One note gives them.",
      look: "how many hours each moon needs for its orbit",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Phobos to an audience unfamiliar with the moons of Mars",
      uses: [0, 3, 5],
      key: {
        text: "Phobos, the larger of Mars's two moons and about 22 kilometers across, is slowly coming closer to the planet.",
        reason: "This says what Phobos is and adds a leading fact about it.",
      },
      wrong: [
        {
          text: "Phobos, which completes an orbit in less than 8 hours, is slowly coming closer to its planet and will one day break apart or crash.",
          code: "half-right",
          reason: "This tells of the orbit but never says that Phobos is a moon of Mars.",
        },
        {
          text: "Deimos, the smaller of Mars's two moons and about 12 kilometers across, is slowly moving away from the planet.",
          code: "beside-the-point",
          reason: "This introduces the other moon.",
        },
        {
          text: "Phobos, the smaller of Mars's two moons and about 12 kilometers across, is slowly coming closer to the planet.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives Phobos the size of Deimos.",
        },
      ],
      step: "Readers who do not know the moons must first be told what Phobos is. The notes say to which planet it belongs, how large it is, and how it moves.",
      look: "what Phobos is and what is special about it",
    },
  ],
};
