/**
 * What a cube has, counted from its three directions: two faces across each, and two times two edges along each. So the
 * facts hold no number that the question does not print.
 */
export const CUBE = {
  directions: "(1 + 1 + 1)",
  faces: "(2*(1 + 1 + 1))",
  edgesOfFace: "(2*2)",
  edges: "(2*2*(1 + 1 + 1))",
} as const;
