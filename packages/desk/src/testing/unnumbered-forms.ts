/** What the web app kept before forms had numbers, as it stood in storage. */

export const QUESTION = {
  id: "q-2",
  section: "Math",
  difficulty: "Medium",
  topic: "linear-equations",
  rationales: {
    A: { mistake: "Stopped one step early", reason: "This is the number that was added." },
    B: { mistake: null, reason: "Here $2(4) + 3 = 11$." },
    C: { mistake: "Sign slip", reason: "This adds $3$ to both sides and halves the result." },
    D: { mistake: "Answered another quantity", reason: "This is $2x$, not $x$." },
  },
  hint: "Take away the same number from both sides.",
  tip: "Work backwards from the number on its own.",
  seenBefore: false,
  question: "If $2x + 3 = 11$, what is the value of $x$?",
  options: { A: "$3$", B: "$4$", C: "$7$", D: "$8$" },
  correctAnswer: "B",
  explanation: "Undo the addition first, then the multiplication.\n\nSo $2x = 8$ and $x = 4$.",
};

const DEFAULTS = { defaultSection: "Reading", defaultDifficulty: "Medium" };

export const UNNUMBERED_DESKS = {
  idle: {
    session: {
      phase: "idle",
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 0,
      total: 0,
      request: 0,
    },
    defaults: DEFAULTS,
  },
  loading: {
    session: {
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 1,
      total: 2,
      request: 3,
      phase: "loading",
    },
    defaults: DEFAULTS,
  },
  error: {
    session: {
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 1,
      total: 2,
      request: 3,
      phase: "error",
      message: "Failed to load question. Please check your connection and try again.",
    },
    defaults: DEFAULTS,
  },
  shown: {
    session: {
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 1,
      total: 1,
      request: 2,
      phase: "shown",
      selected: "C",
      shownAt: 12000,
      now: 32100,
      deadline: 72100,
      question: QUESTION,
    },
    defaults: DEFAULTS,
  },
  untimed: {
    session: {
      section: "Math",
      difficulty: "Hard",
      timed: false,
      score: 1,
      total: 1,
      request: 2,
      phase: "shown",
      selected: "C",
      shownAt: 12000,
      now: 32100,
      deadline: null,
      question: QUESTION,
    },
    defaults: DEFAULTS,
  },
  submitted: {
    session: {
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 1,
      total: 2,
      request: 2,
      phase: "submitted",
      selected: "C",
      correct: false,
      autoSubmitted: false,
      submittedAt: 33000,
      timeSpent: 21000,
      question: QUESTION,
    },
    defaults: DEFAULTS,
  },
  timeUp: {
    session: {
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 0,
      total: 1,
      request: 1,
      phase: "submitted",
      selected: null,
      correct: false,
      autoSubmitted: true,
      submittedAt: 61100,
      timeSpent: 60100,
      question: { ...QUESTION, id: "q-1" },
    },
    defaults: DEFAULTS,
  },
};

export const UNNUMBERED_BOOKMARKS = {
  open: { id: "s-1", number: 1, isAnswered: false, selected: "D", spent: 4000 },
  answered: { id: "s-1", number: 1, isAnswered: true, selected: "D", spent: 4000 },
};
