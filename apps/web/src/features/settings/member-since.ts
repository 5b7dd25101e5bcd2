/** An instant as a long US date, such as November 20, 2026; "Unknown" when it is none. */
export function memberSince(joinDate: string): string {
  const date = new Date(joinDate);
  if (Number.isNaN(date.getTime())) return "Unknown";
  return date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}
