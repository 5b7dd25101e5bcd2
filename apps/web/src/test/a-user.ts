import type { PreferencesChange, User } from "@sat/contract";

/** A learner as the server would tell of them; what matters to a test is given. */
export function aUser(given: Partial<User> = {}): User {
  return {
    uid: "user-1",
    email: "ada@example.com",
    displayName: "Ada Lovelace",
    photoURL: null,
    emailVerified: true,
    joinDate: "2026-03-04T18:00:00.000Z",
    lastLoginDate: "2026-11-20T18:00:00.000Z",
    preferences: {
      defaultSection: "Reading",
      defaultDifficulty: "Medium",
      timerEnabled: true,
      notificationsEnabled: false,
      reminderHour: 17,
      showExplanationsImmediately: true,
      feedbackStyle: "detailed",
      adaptiveDifficulty: false,
      adaptiveProposed: false,
      gameElements: true,
      plan: null,
      planProposed: false,
    },
    stats: { totalQuestions: 0, correctAnswers: 0, currentStreak: 0, longestStreak: 0 },
    ...given,
  };
}

/** The learner after a change of preferences, merged field by field as the server does. */
export function withPreferences(user: User, change: PreferencesChange): User {
  return { ...user, preferences: Object.assign({}, user.preferences, change) };
}
