import type { Study } from "../study.ts";

export const questionsInClass: Study = {
  id: "questions-in-class",
  genre: "society",
  field: "education research",
  scholars: "education researchers",
  critics: "classroom teachers",
  others: "child psychologists",
  scene:
    "A good question is welcome in any classroom, or so teachers say. Yet there are classes in which one is asked every few minutes and classes in which whole lessons go by without any.",
  words: ["ask", "question"],
  causes: [
    {
      factor: "desks in a circle",
      claim: "desks in a circle lead pupils to ask questions",
      supports:
        "After the desks had been moved from rows into a circle, pupils asked more questions in each lesson.",
      weakens:
        "Pupils whose desks stood in straight rows asked questions as often as pupils whose desks formed a circle.",
      words: ["desk", "circle", "row"],
    },
    {
      factor: "time to think",
      claim: "a pause after each explanation leads pupils to ask questions",
      supports:
        "A teacher who had learned to pause for ten seconds after an explanation was asked twice the usual number of questions.",
      weakens:
        "Pupils asked no fewer questions of teachers who never made a pause than of teachers who made a long one.",
      words: ["pause"],
    },
    {
      factor: "ungraded lessons",
      claim: "lessons without grades lead pupils to ask questions",
      supports:
        "The fewer lessons of a course were graded, the more questions pupils asked in the course of a term.",
      weakens:
        "Pupils asked as many questions in graded lessons as in lessons in which no grades could be earned.",
      words: ["grade"],
    },
  ],
  rivals: {
    Easy: "Education researchers suspect that the desks in those classes stand in a circle, because a child who sees only the backs of heads feels watched. Classroom teachers suspect that there is a pause after each explanation: a doubt, they say, takes a few seconds to find its words.",
    Medium:
      "To ask a question is to admit that one does not know, and in some classes nobody will. Child psychologists advise that lessons be left without grades, so that no one is keeping score. Classroom teachers advise a pause, in which a half-formed thought can be finished. Education researchers advise moving the desks, for a circle has no back row in which to hide and no front row in which to feel watched.",
    Hard: "An hour of teaching may draw seventy questions from one class and none from the next, even when the subject and the teacher are the same. Classroom teachers themselves explain this by the clock: an explanation followed by a pause lets a doubt ripen into words, whereas an explanation followed by another buries it. Education researchers explain it by the furniture, and expect most from desks in a circle. It is neither haste nor seating, according to child psychologists, but fear that keeps a class silent, and fear will vanish with the grades.",
  },
  tests: {
    plain: {
      lead: "Visitors to the lively classes notice different things: desks set in a circle, a pause after every explanation, lessons for which no grades are given. Education researchers have sat at the back of ninety rooms and kept count.",
      close: "Their ninety rooms taught them that",
    },
    dense: {
      lead: "A teacher who would like more questions may set the desks in a circle, pause after each explanation, or do without grades. Schools in one city agreed to let education researchers try these changes, never more than one in the same class.",
      close: "The teacher may conclude that",
    },
  },
  none: "what moves pupils to ask questions is yet to be found",
  upshot: {
    names: "fallen",
    close: "A teacher who takes this to heart may ignore",
    options: ["the order of the desks", "the length of the pauses", "the giving of grades"],
    other: "none of the three things",
  },
  data: {
    design: "comparison",
    leads: [
      "By the afternoon, everyone at school is tired, but are they too tired to wonder? Education researchers counted the questions that pupils asked per lesson in four subjects, both before lunch and after it.",
      "From recordings of several hundred lessons, education researchers picked out every question that a pupil had asked about history, algebra, biology, or geography and noted whether it fell in the morning or in the afternoon.",
    ],
    hypothesis:
      "Curiosity takes strength, and strength is used up by two o'clock. Such was the thought behind a hypothesis of education researchers, namely that pupils ask more questions in the morning than in the afternoon. Several hundred lessons in four subjects were listened to from the back row.",
    doubt:
      "Some lessons wake up even a sleepy class, as classroom teachers know; they doubt that curiosity flags in every subject.",
    claims: {
      wide: "In one subject, the pupils were far more curious before lunch",
      narrow: "In one subject, the pupils were hardly less curious after lunch",
      widest:
        "A timetable could do the most good in one subject, where the gap between early questions and late was widest",
      narrowest:
        "A timetable could do little good in one subject, where the gap between early questions and late was narrowest",
      highest:
        "In one subject, pupils were at their liveliest in the morning, when they asked the most",
      lowest: "In the afternoon, pupils asked the fewest questions in one subject",
    },
    title: "Questions Asked by Pupils",
    rowHead: "Subject",
    rows: ["history", "algebra", "biology", "geography"],
    kind: "subject",
    measure: "Questions per lesson",
    columns: [
      { head: "Morning", phrase: "in the morning" },
      { head: "Afternoon", phrase: "in the afternoon" },
    ],
    say: "during an average lesson in ROW, pupils asked X questions in the morning and Y in the afternoon",
    differ:
      "pupils asked D more|fewer questions per lesson about ROW in the morning than in the afternoon",
    change: "the time of day",
    more: "first",
    low: 10,
    high: 28,
    step: 2,
    grain: 0.5,
  },
};
