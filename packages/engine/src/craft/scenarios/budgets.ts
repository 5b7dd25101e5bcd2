/** Someone who spends a fixed amount of money on two kinds of things. */
export interface BudgetScenario {
  readonly spender: string;
  readonly one: readonly [string, string];
  readonly many: readonly [string, string];
}

export const budgets: readonly BudgetScenario[] = [
  { spender: "A teacher", one: ["notebook", "marker set"], many: ["notebooks", "marker sets"] },
  { spender: "A florist", one: ["vase", "basket"], many: ["vases", "baskets"] },
  { spender: "A club", one: ["banner", "poster"], many: ["banners", "posters"] },
  { spender: "A baker", one: ["cake pan", "pie dish"], many: ["cake pans", "pie dishes"] },
  { spender: "A coach", one: ["soccer ball", "jump rope"], many: ["soccer balls", "jump ropes"] },
  { spender: "A gardener", one: ["bag of soil", "shrub"], many: ["bags of soil", "shrubs"] },
  { spender: "A painter", one: ["canvas", "brush set"], many: ["canvases", "brush sets"] },
  { spender: "A librarian", one: ["map", "magazine"], many: ["maps", "magazines"] },
];
