import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, SECTION_CHOICES } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { Plan } from "./plan.ts";
import { TimeZone } from "./time-zone.ts";

export const Preferences = z
  .object({
    defaultSection: z.enum(SECTION_CHOICES),
    defaultDifficulty: z.enum(DIFFICULTIES),
    timerEnabled: z.boolean(),
    /** Whether the learner is reminded to practise, in the browsers that are subscribed. */
    notificationsEnabled: z.boolean(),
    /** The hour of it, by the clock where each browser is. */
    reminderHour: z.int().min(0).max(23),
    showExplanationsImmediately: z.boolean(),
    feedbackStyle: z.enum(["detailed", "brief"]),
    /** Whether practice chooses the difficulty by what the learner can do; if not, it is the default one. */
    adaptiveDifficulty: z.boolean(),
    /** Whether the learner has answered the proposal to have the difficulty chosen, or needs none. */
    adaptiveProposed: z.boolean(),
    /** Whether streaks and achievements are shown. */
    gameElements: z.boolean(),
    /** Null while the learner has none. */
    plan: Plan.nullable(),
    /** Whether the learner has answered the first run, which leads to a plan, or needs none. */
    planProposed: z.boolean(),
  })
  .openapi("Preferences");
export type Preferences = z.infer<typeof Preferences>;

export const DEFAULT_PREFERENCES: Preferences = {
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
};

/** Most freezes that are kept. */
export const MOST_FREEZES = 2;
/** Days of a streak that earn a freeze. */
export const DAYS_A_FREEZE = 7;

/** What keeps a streak over days without an answer: each takes a freeze by itself. */
export const Freezes = z
  .object({
    left: z.int().min(0).max(MOST_FREEZES),
    /** Days of the streak to the next one; none count towards it while there are as many as are kept. */
    daysToNext: z.int().min(1).max(DAYS_A_FREEZE),
    /** The latest days of the streak that took one, the last of them last. */
    spentOn: z.array(z.iso.date()).max(MOST_FREEZES),
  })
  .openapi("Freezes");
export type Freezes = z.infer<typeof Freezes>;

export const Stats = z
  .object({
    totalQuestions: z.int().min(0),
    correctAnswers: z.int().min(0),
    /**
     * Local calendar days with at least one answer, each the next after the one before but for days that took a freeze,
     * up to today or yesterday. A day that took one keeps the streak, and is none of its days.
     */
    currentStreak: z.int().min(0),
    longestStreak: z.int().min(0),
    /** Unknown in what was kept before there were any. */
    freezes: Freezes.optional(),
  })
  .openapi("Stats");
export type Stats = z.infer<typeof Stats>;

export const EMPTY_STATS: Stats = {
  totalQuestions: 0,
  correctAnswers: 0,
  currentStreak: 0,
  longestStreak: 0,
};

/** The user document, stored at users/{uid}. Dates are ISO 8601 instants. */
export const User = z
  .object({
    uid: z.string(),
    email: z.string(),
    displayName: z.string(),
    photoURL: z.string().nullable(),
    emailVerified: z.boolean(),
    joinDate: z.iso.datetime(),
    lastLoginDate: z.iso.datetime(),
    preferences: Preferences,
    stats: Stats,
  })
  .openapi("User");
export type User = z.infer<typeof User>;

const userAnswer = {
  description: "The user document",
  content: { "application/json": { schema: User } },
} as const;

export const readMe = endpoint({
  method: "get",
  path: "/api/me",
  summary: "The signed-in learner's user document",
  permission: "signed-in",
  offline: "kept",
  request: {
    query: z.object({
      /** A streak that ended before yesterday there reads 0. */
      timeZone: TimeZone,
    }),
  },
  responses: { 200: userAnswer },
});

/** Longest display name, in characters. */
export const DISPLAY_NAME_LIMIT = 80;

const SEEN = "Use letters, spaces and signs that can be seen.";

/** A name as people see it, wherever it is typed: not empty, without control characters or halves of signs. */
export const DisplayName = z
  .string()
  .trim()
  .min(1, { error: "Enter your name.", abort: true })
  .max(DISPLAY_NAME_LIMIT, `Use at most ${DISPLAY_NAME_LIMIT} characters.`)
  .regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, SEEN)
  // Some signs leave nothing on the screen: many by their property, and the empty pattern of Braille.
  .regex(/[^\p{Default_Ignorable_Code_Point}\s\u2800]/u, SEEN);

export const ProfileChange = z.object({ displayName: DisplayName }).openapi("ProfileChange");
export type ProfileChange = z.input<typeof ProfileChange>;

export const changeProfile = endpoint({
  method: "patch",
  path: "/api/me",
  summary: "Change the display name; it then survives later sign-ins",
  permission: "signed-in",
  offline: "fails",
  sample: () => ({ displayName: "Another Name" }),
  request: {
    body: { required: true, content: { "application/json": { schema: ProfileChange } } },
  },
  responses: { 200: userAnswer },
});

export const PreferencesChange = Preferences.partial().strict().openapi("PreferencesChange");
export type PreferencesChange = z.input<typeof PreferencesChange>;

export const changePreferences = endpoint({
  method: "patch",
  path: "/api/me/preferences",
  summary: "Merge the given preferences into the stored ones",
  permission: "signed-in",
  offline: "fails",
  sample: () => DEFAULT_PREFERENCES,
  request: {
    body: { required: true, content: { "application/json": { schema: PreferencesChange } } },
  },
  responses: { 200: userAnswer },
});
