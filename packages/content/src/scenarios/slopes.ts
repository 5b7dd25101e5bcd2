import type { Context } from "./context.ts";

/** Something straight that slants up from level ground at an angle θ. */
export interface SlopeScenario extends Context {
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
      "A straight steel cable runs from the top of a radio mast to level ground and makes an angle of $\\theta$ with the ground",
    vertical: "the height of the mast",
    horizontal: "the distance along the ground from the mast to the cable",
    slanted: "the length of the cable",
    unit: "feet",
    from: 24,
    to: 300,
    steepest: 3,
    basis: "Masts with cables are about 30 to 300 feet tall.",
  },
  {
    setting:
      "A straight conveyor belt carries gravel up from level ground at an angle of $\\theta$ with the ground",
    vertical: "the height of the upper end of the belt",
    horizontal: "the distance along the ground that the belt covers",
    slanted: "the length of the belt",
    unit: "feet",
    from: 12,
    to: 240,
    steepest: 0.42,
    basis: "Conveyor belts for gravel climb at up to about 20 degrees.",
  },
  {
    setting:
      "A zip line runs straight from a platform down to level ground and makes an angle of $\\theta$ with the ground",
    vertical: "the height of the platform",
    horizontal: "the distance along the ground that the zip line covers",
    slanted: "the length of the zip line",
    unit: "meters",
    from: 12,
    to: 360,
    steepest: 0.76,
    basis: "Zip lines are up to about 500 meters long.",
  },
  {
    setting:
      "A straight section of a mountain railway climbs at an angle of $\\theta$ with the horizontal",
    vertical: "the height that the section climbs",
    horizontal: "the horizontal distance that the section covers",
    slanted: "the length of the section",
    unit: "meters",
    from: 60,
    to: 1_200,
    steepest: 0.6,
    basis: "Mountain railways on cables climb up to about 60 meters in 100.",
  },
  {
    setting:
      "A weather balloon is held by a straight rope that makes an angle of $\\theta$ with level ground",
    vertical: "the height of the balloon",
    horizontal: "the distance along the ground to the point below the balloon",
    slanted: "the length of the rope",
    unit: "meters",
    from: 60,
    to: 600,
    steepest: 3,
    basis: "Balloons on a line rise to some hundred meters.",
  },
  {
    setting:
      "A laser beam from a point on level ground strikes the base of a cloud at an angle of $\\theta$ with the ground",
    vertical: "the height of the base of the cloud",
    horizontal: "the horizontal distance that the beam covers",
    slanted: "the length of the beam",
    unit: "meters",
    from: 300,
    to: 3_000,
    steepest: 3,
    basis: "Low clouds are about 300 to 3,000 meters above the ground.",
  },
  {
    setting:
      "A straight ladder on a fire truck reaches a window and makes an angle of $\\theta$ with the horizontal",
    vertical: "the height of the window above the lower end of the ladder",
    horizontal: "the horizontal distance from the lower end of the ladder to the window",
    slanted: "the length of the ladder",
    unit: "feet",
    from: 12,
    to: 100,
    steepest: 3,
    basis: "Ladders of fire trucks reach up to about 100 feet.",
  },
  {
    setting:
      "A straight water pipe descends from a pond to a small power plant at an angle of $\\theta$ with the horizontal",
    vertical: "the vertical drop of the pipe",
    horizontal: "the horizontal distance that the pipe covers",
    slanted: "the length of the pipe",
    unit: "meters",
    from: 15,
    to: 600,
    steepest: 1,
    basis: "Small hydroelectric plants use drops of about 15 to 300 meters.",
  },
];
