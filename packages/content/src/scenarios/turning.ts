/** Things that turn around a fixed point; the measure of the angle completes each clause. */
export const turningScenarios: readonly string[] = [
  "the lamp of a lighthouse turns through an angle of",
  "a solar panel turns through an angle of",
  "the arm of a welding machine swings through an angle of",
  "the boom of a construction crane swings through an angle of",
  "a satellite dish is turned through an angle of",
  "a security camera pans through an angle of",
  "an irrigation arm turns through an angle of",
  "a drill head turns through an angle of",
  "the wheel of a gas valve is turned through an angle of",
  "the dial of a safe is turned through an angle of",
];

/** Things that can make many turns either way, as the subject of a sentence. */
export const rotatingThings: readonly string[] = [
  "The adjustment wheel of a telescope",
  "The turntable of a wrapping machine",
  "A potter's wheel",
  "The winch drum of a fishing trawler",
  "The wrist joint of an assembly robot",
  "A gear in a wind turbine",
  "The crank of an emergency radio",
  "The radar antenna of a patrol boat",
  "The revolving stage of an opera house",
  "The anchor winch of a ship",
  "A rotating rack of test tubes",
  "The motorized mount of a camera",
];
