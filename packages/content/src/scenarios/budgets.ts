/** Someone who spends a fixed amount of money on two kinds of things. */
export interface BudgetScenario {
  readonly spender: string;
  readonly one: readonly [string, string];
  readonly many: readonly [string, string];
}

export const budgets: readonly BudgetScenario[] = [
  { spender: "A teacher", one: ["lab kit", "model kit"], many: ["lab kits", "model kits"] },
  { spender: "A florist", one: ["wreath", "vase"], many: ["wreaths", "vases"] },
  { spender: "A club", one: ["banner", "folding chair"], many: ["banners", "folding chairs"] },
  {
    spender: "A baker",
    one: ["cake stand", "bread basket"],
    many: ["cake stands", "bread baskets"],
  },
  {
    spender: "A coach",
    one: ["practice net", "soccer ball"],
    many: ["practice nets", "soccer balls"],
  },
  { spender: "A gardener", one: ["rosebush", "fruit tree"], many: ["rosebushes", "fruit trees"] },
  { spender: "A painter", one: ["canvas", "brush set"], many: ["canvases", "brush sets"] },
  { spender: "A librarian", one: ["atlas", "desk lamp"], many: ["atlases", "desk lamps"] },
];
