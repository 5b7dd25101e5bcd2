import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { altitudeToHypotenuse } from "./lines-and-triangles/altitude-to-hypotenuse.ts";
import { angleOfCongruentTriangle } from "./lines-and-triangles/angle-of-congruent-triangle.ts";
import { angleOfIsoscelesTriangle } from "./lines-and-triangles/angle-of-isosceles-triangle.ts";
import { anglesAtBisector } from "./lines-and-triangles/angles-at-bisector.ts";
import { anglesAtCrossingLines } from "./lines-and-triangles/angles-at-crossing-lines.ts";
import { anglesAtCrossingSegments } from "./lines-and-triangles/angles-at-crossing-segments.ts";
import { anglesOfPolygon } from "./lines-and-triangles/angles-of-polygon.ts";
import { anglesOfTriangle } from "./lines-and-triangles/angles-of-triangle.ts";
import { bendBetweenParallelLines } from "./lines-and-triangles/bend-between-parallel-lines.ts";
import { heightFromAreaBound } from "./lines-and-triangles/height-from-area-bound.ts";
import { midpointOfSegment } from "./lines-and-triangles/midpoint-of-segment.ts";
import { parallelLinesAndTransversal } from "./lines-and-triangles/parallel-lines-and-transversal.ts";
import { segmentParallelToSide } from "./lines-and-triangles/segment-parallel-to-side.ts";
import { shadowLength } from "./lines-and-triangles/shadow-length.ts";
import { sideOfSimilarTriangle } from "./lines-and-triangles/side-of-similar-triangle.ts";
import { thirdSideOfTriangle } from "./lines-and-triangles/third-side-of-triangle.ts";
import { areaOrHeight } from "./area-and-volume/area-or-height.ts";
import { borderOfRectangle } from "./area-and-volume/border-of-rectangle.ts";
import { boxFromSurfaceArea } from "./area-and-volume/box-from-surface-area.ts";
import { sideOfRectangle } from "./area-and-volume/side-of-rectangle.ts";
import { similarFigures } from "./area-and-volume/similar-figures.ts";
import { triangleInThePlane } from "./area-and-volume/triangle-in-the-plane.ts";
import { volumeAfterChanges } from "./area-and-volume/volume-after-changes.ts";
import { volumeOfBox } from "./area-and-volume/volume-of-box.ts";
import { volumeOfPyramid } from "./area-and-volume/volume-of-pyramid.ts";
import { waterInTank } from "./area-and-volume/water-in-tank.ts";
import { angleInCircle } from "./circles/angle-in-circle.ts";
import { arcOrSector } from "./circles/arc-or-sector.ts";
import { arcsInRatio } from "./circles/arcs-in-ratio.ts";
import { constantInCircleEquation } from "./circles/constant-in-circle-equation.ts";
import { lineTouchingCircle } from "./circles/line-touching-circle.ts";

/** The questions of this topic whose answers are typed as well: those with a number for an answer. */
export const TYPED = [
  entryVariant(altitudeToHypotenuse),
  entryVariant(angleOfCongruentTriangle),
  entryVariant(angleOfIsoscelesTriangle),
  entryVariant(anglesAtBisector),
  entryVariant(anglesAtCrossingLines),
  entryVariant(anglesAtCrossingSegments),
  entryVariant(anglesOfPolygon),
  entryVariant(anglesOfTriangle),
  entryVariant(bendBetweenParallelLines),
  entryVariant(heightFromAreaBound),
  entryVariant(midpointOfSegment),
  entryVariant(parallelLinesAndTransversal),
  entryVariant(segmentParallelToSide),
  entryVariant(shadowLength),
  entryVariant(sideOfSimilarTriangle),
  entryVariant(thirdSideOfTriangle),
  entryVariant(areaOrHeight),
  entryVariant(borderOfRectangle),
  entryVariant(boxFromSurfaceArea),
  entryVariant(sideOfRectangle),
  entryVariant(similarFigures),
  entryVariant(triangleInThePlane),
  entryVariant(volumeAfterChanges),
  entryVariant(volumeOfBox),
  entryVariant(volumeOfPyramid, { levels: ["Medium"] }),
  entryVariant(waterInTank),
  entryVariant(angleInCircle),
  entryVariant(arcOrSector, { levels: ["Easy"], archetypes: ["SD01", "SD03"] }),
  entryVariant(arcsInRatio),
  entryVariant(constantInCircleEquation),
  entryVariant(lineTouchingCircle),
];
