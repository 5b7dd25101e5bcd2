import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const askingTheWay: Passage = {
  id: "asking-the-way",
  genre: "essay",
  credit:
    'The following text is from "Asking the Way," an essay written for SAT Practice in the manner of the 1920s.',
  text: prose`
    In strange towns I have given up maps and taken to asking. The first man sends me past three
    churches; the second, who is sixteen, by way of two cinemas and a shop that fries fish; a woman
    with a baby carriage allows me only those streets where the curb is low. None of these towns is
    for sale at the stationer's, where there is one map, on which all streets are equal. I have
    often come late by this method, and twice not at all. It is true besides that the directions
    contradict each other; but so would three portraits. One thing more I have noticed. Nobody,
    asked the way, has ever sent me by the town hall.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the essay's view of the directions that people give?",
      key: {
        text: "Asked the way, drivers named garages to look out for and gardeners named trees.",
        reason:
          "Each names what belongs to his or her own life in the town, as in the essay's three cases.",
      },
      wrong: [
        {
          text: "Asked the way to one house, drivers and gardeners named the same streets.",
          code: "contradicts-the-text",
          reason:
            "Directions that do not vary with the person are the opposite of what the essay describes.",
        },
        {
          text: "Asked for the town's best map, drivers and gardeners named the same one.",
          code: "wrong-group-or-measure",
          reason: "The view is about directions, not about maps.",
        },
        {
          text: "Asked the way to one house, drivers took longer to answer than gardeners did.",
          code: "beside-the-point",
          reason: "The time taken tells nothing about what they pass on the way.",
        },
      ],
      evidence: [
        "The first man sends me past three churches",
        "two cinemas and a shop that fries fish",
      ],
      opening: "In the essay each person's directions show what that person cares about.",
      steps: [
        "Churches, cinemas, a low curb: each way through the town belongs to the person who describes it. Drivers who name *garages* and gardeners who name *trees* do the same.",
      ],
      hint: "Ask why the woman with the baby carriage names other streets than the first man does.",
      tip: habits.support,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It reports what a habit has taught the author, admits what it has cost, and goes on to a further point.",
        reason:
          "Three examples and their meaning are followed by *I have often come late* and by *one thing more*.",
      },
      wrong: [
        {
          text: "It tells what a habit has shown the author and, after granting its drawbacks, gives the habit up.",
          code: "half-right",
          reason: "The drawbacks are granted, but nothing is given up except maps.",
        },
        {
          text: "It lists the drawbacks of a habit and then tells of the day on which the author found some use for it.",
          code: "relationship-reversed",
          reason: "Its use comes first, and no particular day is told of.",
        },
        {
          text: "It lists the drawbacks of a habit and then explains in which towns the author has found them to matter least.",
          code: "not-in-the-text",
          reason: "Towns in general are meant, and the drawbacks come after the examples.",
        },
      ],
      evidence: [
        "In strange towns I have given up maps and taken to asking.",
        "I have often come late by this method",
        "One thing more I have noticed.",
      ],
      opening: "Habit, examples, drawbacks, and one last remark follow each other in the text.",
      steps: [
        "The author has *taken to asking*, and three answers show what it reveals. *I have often come late* admits the cost. *One thing more I have noticed* adds something about the town hall.",
      ],
      hint: "Mark where the author begins to speak of what is wrong with the method.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "but so would three portraits",
      key: {
        text: "It suggests that accounts of one town need not be alike in order to be true.",
        reason:
          "Three portraits of one face differ without any of them being wrong, since each is somebody's view.",
      },
      wrong: [
        {
          text: "It suggests that directions which disagree should be trusted no more than a painter should.",
          code: "contradicts-the-text",
          reason: "The *but* defends the directions against the charge of contradiction.",
        },
        {
          text: "It suggests that directions are easier to remember when they are put in the form of a picture.",
          code: "too-narrow",
          reason: "Portraits come in for their differences, not as an aid to memory.",
        },
        {
          text: "It suggests that directions which agree with each other give a town's truest likeness.",
          code: "relationship-reversed",
          reason: "Disagreement is what is being defended.",
        },
      ],
      evidence: [
        "the directions contradict each other; but so would three portraits",
        "None of these towns is for sale",
      ],
      opening: "The comparison answers the charge that the directions contradict each other.",
      steps: [
        "*It is true* that the directions conflict, *but so would three portraits*. Portraits differ because each painter sees the same face in another way; we do not for that reason call two of them false.",
      ],
      hint: "Ask whether, if three portraits differ, two of them must be wrong.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the town hall?",
      key: {
        text: "It matters little to the people whom the author has asked for directions.",
        reason: "People direct one by what matters to them, and nobody mentions the town hall.",
      },
      wrong: [
        {
          text: "It stands so far from other streets that nobody need pass it.",
          code: "not-in-the-text",
          reason: "Where it stands is not told; what is told is by what people steer.",
        },
        {
          text: "It is what the author would name if others asked the author the way.",
          code: "wrong-person-or-text",
          reason: "The author is the one who asks and is never said to give directions.",
        },
        {
          text: "It is shown on the map at the stationer's as larger than other buildings.",
          code: "beside-the-point",
          reason: "All streets are equal on that map, and buildings are not mentioned.",
        },
      ],
      evidence: [
        "Nobody, asked the way, has ever sent me by the town hall.",
        "The first man sends me past three churches",
      ],
      opening: "The last remark has to be read in the light of the three answers at the start.",
      steps: [
        "Each person steers by what fills his or her days: churches, cinemas, low curbs. That *nobody* has *ever sent me by the town hall* suggests that it fills nobody's.",
      ],
      hint: "Ask what people's directions are made of, and what it means to be missing from all of them.",
      tip: habits.implication,
    },
  ],
};
