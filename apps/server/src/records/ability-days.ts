import type { ExamSection } from "@sat/item";
import { DOMAINS } from "@sat/contract";
import { type Ability, domainEstimate, sectionEstimate } from "@sat/learner";
import type { Kysely, Selectable, Transaction } from "kysely";
import { dayAfter } from "../policies/local-day.ts";
import { compiledOnce, writtenOnce } from "./compiled-once.ts";
import type { AbilityDaysTable, Database } from "./database.ts";

interface Belief {
  readonly mean: number;
  readonly spread: number;
}

/** What was believed of the exam's sections and domains after a day's last answer, or a report of the exam of that day. */
export interface AbilityDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly sections: Readonly<Record<ExamSection, Belief>>;
  /** By its name; none of a day of a time before they were kept. */
  readonly domains: Readonly<Record<string, Belief>>;
}

export interface AbilityDays {
  /** The days with an answer or a report from one day on, the first first. */
  since(uid: string, day: string): Promise<AbilityDay[]>;
}

export function abilityDaysIn(db: Kysely<Database>): AbilityDays {
  return {
    since: async (uid, day) => (await findSince(db, { uid, day })).map(readDay),
  };
}

const findSince = compiledOnce((db, { uid, day }: { uid: string; day: string }) =>
  db
    .selectFrom("ability_days")
    .selectAll()
    .where("uid", "=", uid)
    .where("day", ">=", day)
    .orderBy("day"),
);

function readDay(row: Selectable<AbilityDaysTable>): AbilityDay {
  return {
    day: row.day,
    sections: {
      "Reading and Writing": {
        mean: row.reading_writing_mean,
        spread: row.reading_writing_spread,
      },
      Math: { mean: row.math_mean, spread: row.math_spread },
    },
    domains: JSON.parse(row.domains ?? "{}") as AbilityDay["domains"], // only `rowOf` writes it
  };
}

const FIRST_DAY = "1970-01-01";

/** What is believed on the day of the latest answer; none before the first. */
export function abilityDay(ability: Ability): AbilityDay | undefined {
  if (ability.day === null) return undefined;
  const sections = {
    "Reading and Writing": sectionEstimate(ability, "Reading and Writing"),
    Math: sectionEstimate(ability, "Math"),
  };
  const domains = DOMAINS.map((domain) => [domain, rounded(domainEstimate(ability, domain))]);
  return {
    day: dayAfter(FIRST_DAY, ability.day),
    sections,
    domains: Object.fromEntries(domains) as AbilityDay["domains"], // as it was just made
  };
}

/** A hundredth of a point of a score is enough, and takes half the room. */
function rounded({ mean, spread }: Belief): Belief {
  return { mean: Number(mean.toFixed(4)), spread: Number(spread.toFixed(4)) };
}

function rowOf(uid: string, { day, sections, domains }: AbilityDay): Selectable<AbilityDaysTable> {
  const { "Reading and Writing": readingAndWriting, Math: math } = sections;
  return {
    uid,
    day,
    reading_writing_mean: readingAndWriting.mean,
    reading_writing_spread: readingAndWriting.spread,
    math_mean: math.mean,
    math_spread: math.spread,
    domains: JSON.stringify(domains),
  };
}

const write = writtenOnce((db, row: Selectable<AbilityDaysTable>) =>
  db
    .insertInto("ability_days")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["uid", "day"]).doUpdateSet(({ ref }) => ({
        reading_writing_mean: ref("excluded.reading_writing_mean"),
        reading_writing_spread: ref("excluded.reading_writing_spread"),
        math_mean: ref("excluded.math_mean"),
        math_spread: ref("excluded.math_spread"),
        domains: ref("excluded.domains"),
      })),
    ),
);

/** Keeps the day as it stands after one answer more. */
export async function keepDay(
  transaction: Transaction<Database>,
  uid: string,
  day: AbilityDay,
): Promise<void> {
  await write(transaction, rowOf(uid, day));
}

/** Days that are written anew when all is worked out anew: more than are ever shown. */
const MOST_DAYS = 200;

/** Puts the latest of these days in the place of all that are kept. */
export async function replaceDays(
  transaction: Transaction<Database>,
  uid: string,
  days: readonly AbilityDay[],
): Promise<void> {
  await transaction.deleteFrom("ability_days").where("uid", "=", uid).execute();
  const rows = days.slice(-MOST_DAYS).map((day) => rowOf(uid, day));
  if (rows.length > 0) await transaction.insertInto("ability_days").values(rows).execute();
}
