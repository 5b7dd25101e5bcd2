/** Something straight that slants up from level ground at an angle θ. */
export interface SlopeScenario {
  /** Ends before the ratio of θ is given. */
  readonly setting: string;
  readonly vertical: string;
  readonly horizontal: string;
  readonly slanted: string;
  readonly unit: string;
  /** Heights and distances as they are in life. */
  readonly from: number;
  readonly to: number;
  /** The greatest height for each unit of distance that is still plausible. */
  readonly steepest: number;
}

export const slopeScenarios: readonly SlopeScenario[] = [
  {
    setting:
      "A straight cable runs from the top of a vertical mast to level ground and makes an angle of $\\theta$ with the ground",
    vertical: "the height of the mast",
    horizontal: "the distance along the ground from the mast to the cable",
    slanted: "the length of the cable",
    unit: "feet",
    from: 12,
    to: 240,
    steepest: 3,
  },
  {
    setting: "A straight ramp rises from level ground at an angle of $\\theta$",
    vertical: "the height of the upper end of the ramp",
    horizontal: "the distance along the ground that the ramp covers",
    slanted: "the length of the ramp",
    unit: "feet",
    from: 12,
    to: 360,
    steepest: 0.42,
  },
  {
    setting:
      "A zip line runs straight from a tower down to level ground and makes an angle of $\\theta$ with the ground",
    vertical: "the height of the upper end of the zip line",
    horizontal: "the distance along the ground that the zip line covers",
    slanted: "the length of the zip line",
    unit: "meters",
    from: 12,
    to: 360,
    steepest: 0.76,
  },
  {
    setting:
      "A straight mountain railway climbs from a valley at an angle of $\\theta$ with the horizontal",
    vertical: "the height that the railway climbs",
    horizontal: "the horizontal distance that the railway covers",
    slanted: "the length of the railway",
    unit: "meters",
    from: 60,
    to: 1_200,
    steepest: 0.6,
  },
  {
    setting:
      "The string of a kite is stretched straight from level ground and makes an angle of $\\theta$ with the ground",
    vertical: "the height of the kite",
    horizontal: "the distance along the ground to the point below the kite",
    slanted: "the length of the string",
    unit: "feet",
    from: 24,
    to: 300,
    steepest: 3,
  },
  {
    setting:
      "A beam of light from the ground strikes a cloud at an angle of $\\theta$ with the ground",
    vertical: "the height of the cloud",
    horizontal: "the distance along the ground to the point below the bright spot",
    slanted: "the length of the beam",
    unit: "meters",
    from: 300,
    to: 3_000,
    steepest: 3,
  },
];
