/** The values that a quantity may have: from one to another in equal steps, all in `parts` of one unit. */
export interface ExactGrid {
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  readonly parts?: number;
}
