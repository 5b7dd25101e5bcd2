import type { NoteSet } from "../note-set.ts";

export const overAndUnder: NoteSet = {
  id: "over-and-under",
  field: "technology",
  source:
    "Smeaton, Philosophical Transactions of the Royal Society 51 (1759); standard histories of technology",
  notes: [
    "In an undershot waterwheel, water flowing beneath the wheel pushes against its blades.",
    "In an overshot wheel, water pours into buckets from above, and its weight turns the wheel.",
    "English engineer John Smeaton (1724–1792) tested model wheels of both kinds.",
    "He let the wheels lift weights and compared their work with the power of the water.",
    "In 1759, he reported that an overshot wheel used the power of the water about twice as well.",
    "An overshot wheel, however, needs a place where the water can fall from some height.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the ways in which water turns the two kinds of wheel",
      uses: [0, 1],
      key: {
        text: "While an undershot wheel is turned by water that flows beneath it, an overshot wheel is turned by the weight of water in its buckets.",
        reason: "This says what the water does at each kind of wheel.",
      },
      wrong: [
        {
          text: "While Smeaton tested models of both kinds of wheel, an overshot wheel is turned by the weight of water that pours into its buckets from above.",
          code: "half-right",
          reason: "This says what the water does at only one kind of wheel.",
        },
        {
          text: "While both kinds of wheel are turned by water, an overshot wheel uses the power of the water about twice as well as an undershot wheel.",
          code: "beside-the-point",
          reason: "This contrasts how well the wheels work, not how they are turned.",
        },
        {
          text: "While both kinds of wheel are turned by water that flows beneath them, an overshot wheel has buckets and an undershot wheel has blades.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This has water flow beneath the overshot wheel, although it pours into that wheel's buckets from above.",
        },
      ],
      step: "The contrast must describe both wheels at work. The first two notes do this.",
      look: "what the water does at each kind of wheel",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of the overshot wheel over the undershot wheel",
      uses: [2, 4],
      key: {
        text: "As Smeaton reported in 1759, an overshot wheel uses the power of the water about twice as well as an undershot wheel does.",
        reason: "This names what the overshot wheel does better and by how much.",
      },
      wrong: [
        {
          text: "As Smeaton reported in 1759, overshot and undershot wheels differ in how well they use the power of the water that turns them.",
          code: "half-right",
          reason: "This says that the wheels differ but not which is better.",
        },
        {
          text: "An overshot wheel, a kind that Smeaton tested by means of models, is turned by the weight of the water that pours into its buckets.",
          code: "beside-the-point",
          reason: "This describes how a wheel works without an advantage.",
        },
        {
          text: "An overshot wheel, in which water pours into buckets from above, can be built only where the water is able to fall from some height.",
          code: "wrong-purpose",
          reason: "This names a drawback of the overshot wheel.",
        },
      ],
      step: "An advantage is something that one wheel does better than the other. One note reports Smeaton's comparison.",
      look: "what Smeaton reported in 1759",
    },
    {
      goal: "difficulty",
      level: "Easy",
      wants: "explain a disadvantage of the overshot wheel",
      uses: [5],
      key: {
        text: "An overshot wheel cannot be used everywhere, as it needs a place where the water can fall from some height.",
        reason: "This names a condition that limits where the wheel can be used.",
      },
      wrong: [
        {
          text: "An overshot wheel uses the power of the water about twice as well as an undershot wheel does.",
          code: "beside-the-point",
          reason: "This names an advantage of the wheel.",
        },
        {
          text: "An overshot wheel has buckets, into which water pours from above, and is turned by the weight of this water.",
          code: "half-right",
          reason:
            "This shows that the water comes from above but does not present this as a limit.",
        },
        {
          text: "An overshot wheel cannot be used everywhere, as it needs a place where the water flows without falling.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This reverses what the wheel requires.",
        },
      ],
      step: "A disadvantage is something that limits the wheel. The last note names what it needs.",
      look: "what an overshot wheel needs",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present both how Smeaton compared the wheels and what he found",
      uses: [2, 3, 4],
      key: {
        text: "By having model wheels lift weights, Smeaton found that overshot wheels used the power of the water about twice as well as undershot ones.",
        reason: "This gives both the test with weights and its result.",
      },
      wrong: [
        {
          text: "By having model wheels lift weights, Smeaton compared the work that undershot and overshot wheels did with the power of the water.",
          code: "half-right",
          reason: "This gives the test without its result.",
        },
        {
          text: "Turned by the weight of water in its buckets, an overshot wheel, one of the kinds that Smeaton tested, needs a place where water can fall.",
          code: "beside-the-point",
          reason: "This describes one of the wheels and not the comparison.",
        },
        {
          text: "By having model wheels lift weights, Smeaton found that undershot and overshot wheels did equally well with the power of the water.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This makes the two kinds of wheel equal, although one did about twice as well.",
        },
      ],
      step: "The goal asks for a test and its result. Two notes describe the test, and the next gives the result.",
      look: "what Smeaton did with the models and what he reported",
    },
  ],
};
