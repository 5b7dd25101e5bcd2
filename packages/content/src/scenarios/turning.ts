/** Things that turn around a fixed point; the measure of the angle completes each clause. */
export const turningScenarios: readonly string[] = [
  "the lamp of an automated lighthouse sweeps across a channel through an angle of",
  "a solar panel that follows the sun turns through an angle of",
  "the arm of a machine that welds car doors swings through an angle of",
  "the boom of a construction crane swings through an angle of",
  "a satellite dish that tracks a weather satellite is turned through an angle of",
  "a security camera at a loading dock pans through an angle of",
  "an irrigation arm that waters part of a circular field turns through an angle of",
  "a drill head that bores holes in a steel ring turns through an angle of",
  "a valve in a gas pipeline is opened by turning its wheel through an angle of",
  "the dial of a laboratory balance is turned through an angle of",
];

/** Things that can make many turns either way, as the subject of a sentence. */
export const rotatingThings: readonly string[] = [
  "A wheel that adjusts the aim of a telescope",
  "The turntable of a machine that wraps pallets in film",
  "A potter's wheel driven by an electric motor",
  "The winch drum of a fishing trawler",
  "The wrist joint of a robot that assembles pumps",
  "A gear in the gearbox of a wind turbine",
  "The crank of a hand-operated emergency radio",
  "The radar antenna of a harbor patrol boat",
  "The revolving stage of an opera house",
  "The capstan that hauls in a ship's anchor chain",
  "A rotating rack that holds test tubes in a laboratory",
  "The motorized mount of a panoramic camera",
];
