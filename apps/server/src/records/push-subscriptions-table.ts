/** A browser that a learner is reminded in. */
export interface PushSubscriptionsTable {
  /** Where its push service takes messages. */
  endpoint: string;
  uid: string;
  p256dh: string;
  auth: string;
  time_zone: string;
  created_at: string;
  /** When it is looked at next: the learner's hour there, or whatever has become of that since. */
  due_at: string;
  /** The local day of the latest reminder; null if there was none. */
  reminded_day: string | null;
}
