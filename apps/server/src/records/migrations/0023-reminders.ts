import type { Kysely } from "kysely";

/** The browsers that learners are reminded in, each with the instant at which it is looked at next. */
export async function reminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("push_subscriptions")
    .addColumn("endpoint", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("reminded_day", "text")
    .execute();
  await db.schema
    .createIndex("push_subscriptions_due")
    .on("push_subscriptions")
    .columns(["due_at", "endpoint"])
    .execute();
  await db.schema
    .createIndex("push_subscriptions_of_learner")
    .on("push_subscriptions")
    .columns(["uid", "created_at"])
    .execute();
}
