import styles from "./figure.module.css";

/* Fills that stay apart in print and for every eye: full, hatched, pale, ink. */

interface FillProps {
  readonly series: number;
  /** The id of this drawing's hatching. */
  readonly hatch: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bar in the fill of its series. */
export function Bar({ series, hatch, ...box }: FillProps) {
  switch (series % 4) {
    case 1:
      return (
        <>
          <rect {...box} className={styles.ground} />
          <rect {...box} className={styles.tint} style={{ fill: `url(#${hatch})` }} />
        </>
      );
    case 2:
      return <rect {...box} className={styles.tint} />;
    case 3:
      return <rect {...box} className={styles.ink} />;
    default:
      return <rect {...box} className={styles.mark} />;
  }
}

interface HatchingProps {
  readonly id: string;
  /** The lean of the lines, in degrees. */
  readonly turn?: number;
  readonly space?: number;
}

/** The hatching that fills refer to by `id`. */
export function Hatching({ id, turn = 45, space = 6 }: HatchingProps) {
  return (
    <pattern
      id={id}
      width={space}
      height={space}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path d={`M0 ${space / 2}H${space}`} className={styles.hatchLine} />
    </pattern>
  );
}
