/** Things that turn around a fixed point; the measure of the angle and a full stop complete each sentence. */
export const turningScenarios: readonly string[] = [
  "The beam of a lighthouse sweeps through an angle of",
  "A platform at a science museum rotates through an angle of",
  "The hand of a timer turns through an angle of",
  "The arm of a crane swings through an angle of",
  "A satellite dish is turned through an angle of",
  "A security camera pans through an angle of",
  "A sprinkler waters part of a lawn while it turns through an angle of",
  "A skater spins through an angle of",
  "A valve is opened by turning its wheel through an angle of",
  "A drawbridge control wheel is turned through an angle of",
];

/** Things that can make many turns either way, as the subject of a sentence. */
export const rotatingThings: readonly string[] = [
  "A wheel",
  "A turntable",
  "A potter's wheel",
  "A winch drum",
  "The arm of a robot",
  "A gear in a machine",
  "The handle of a winder",
  "A radar antenna",
  "A revolving stage",
  "A capstan on a ship",
  "A rotating display stand",
  "A rotating camera mount",
];
