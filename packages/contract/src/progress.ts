import { z } from "@hono/zod-openapi";
import { EXAM_SECTIONS, SKILL_CODES, SKILLS } from "@sat/item";
import { endpoint } from "./endpoint.ts";
import { SlipCode } from "./question.ts";
import { TimeZone } from "./time-zone.ts";

export const DOMAINS = [...new Set(Object.values(SKILLS).map(({ domain }) => domain))];

const Day = z.iso.date();
const Count = z.int().min(0);

/** An estimate of a score, not a promise: what it is expected to lie in, nine times in ten. */
export const ScoreEstimate = z
  .object({
    /** Null as long as it would say next to nothing. */
    range: z.object({ low: Count, high: Count }).nullable(),
    /** How many answers it rests on. */
    answers: Count,
    /** Answers on these skills would narrow it most. */
    narrowedBy: z.array(z.enum(SKILL_CODES)),
  })
  .openapi("ScoreEstimate");
export type ScoreEstimate = z.infer<typeof ScoreEstimate>;

export const Score = z
  .object({
    /** Between 400 and 1600. */
    total: ScoreEstimate,
    /** Between 200 and 800 each. */
    sections: z.array(ScoreEstimate.extend({ section: z.enum(EXAM_SECTIONS) })),
    /** How many score reports of the exam the estimates rest on beside the answers. */
    reports: Count,
  })
  .openapi("Score");
export type Score = z.infer<typeof Score>;

export const readScore = endpoint({
  method: "get",
  path: "/api/score",
  summary: "What the learner would score, as far as the answers say",
  permission: "signed-in",
  offline: "fails",
  responses: {
    200: {
      description: "Estimates, or what would make them",
      content: { "application/json": { schema: Score } },
    },
  },
});

export const TRENDS = ["better", "steady", "worse"] as const;
export type Trend = (typeof TRENDS)[number];

export const SkillProgress = z
  .object({
    skill: z.enum(SKILL_CODES),
    /** Where the learner stands on the exam's seven steps; null before the first answer that says so. */
    step: z.int().min(1).max(7).nullable(),
    /** What that is of: logits, 0 the middle of all learners, one standard deviation, and the answers that counted. */
    estimate: z.object({ mean: z.number(), spread: z.number().min(0), answers: Count }),
    answers: Count,
    right: Count,
    /** Of the latest twenty. */
    recentAnswers: Count,
    recentRight: Count,
    /** Null while there are too few answers to say. */
    trend: z.enum(TRENDS).nullable(),
    /** When it was answered last; null if it never was. */
    lastAnsweredAt: z.iso.datetime().nullable(),
    /**
     * Seconds that one of the latest twenty took of which that is known: half of them took longer. Null with fewer than
     * three.
     */
    pace: z.number().min(0).nullable(),
    /** Seconds that the exam has for a question of this section. */
    examPace: z.number().min(0),
  })
  .openapi("SkillProgress");
export type SkillProgress = z.infer<typeof SkillProgress>;

const Tally = z.object({ answers: Count, right: Count });

/** A week with answers. */
export const ProgressWeek = z
  .object({
    monday: Day,
    /** Those with answers. */
    domains: z.array(Tally.extend({ domain: z.enum(DOMAINS) })),
  })
  .openapi("ProgressWeek");
export type ProgressWeek = z.infer<typeof ProgressWeek>;

export const Progress = z
  .object({
    /** All skills, in the order of the catalogue. */
    skills: z.array(SkillProgress),
    /** The latest 26 weeks; those without answers are left out, as are days and hours below. */
    weeks: z.array(ProgressWeek),
    /** How each section's score range was after a day's last answer, from when there was one. */
    scores: z.array(
      z.object({ day: Day, section: z.enum(EXAM_SECTIONS), low: Count, high: Count }),
    ),
    /** The same of each domain after a week's last answer, as if a section were all of it. */
    domains: z.array(z.object({ day: Day, domain: z.enum(DOMAINS), low: Count, high: Count })),
    /** The slips behind most wrong answers of these weeks, five at most; their weeks with any. */
    slips: z.array(
      z.object({
        slip: SlipCode,
        weeks: z.array(z.object({ monday: Day, misses: z.int().min(1) })),
      }),
    ),
    /** Answers that the learner said were guesses, and all others. */
    confidence: z.object({ guessed: Tally, others: Tally }),
    days: z.array(z.object({ day: Day, answers: Count })),
    /** By the hour of the learner's day, 0 to 23, without what was answered on paper. */
    hours: z.array(Tally.extend({ hour: z.int().min(0).max(23) })),
  })
  .openapi("Progress");
export type Progress = z.infer<typeof Progress>;

export const readProgress = endpoint({
  method: "get",
  path: "/api/progress",
  summary: "What the learner's answers come to, by skill and over time",
  permission: "signed-in",
  offline: "fails",
  request: {
    query: z.object({
      /** Where hours are told, and where today is the last day. */
      timeZone: TimeZone,
    }),
  },
  responses: {
    200: {
      description: "Figures of the last 26 weeks, and of each skill",
      content: { "application/json": { schema: Progress } },
    },
  },
});
