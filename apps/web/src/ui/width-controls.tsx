import { Divider } from "./divider.tsx";
import { type Whole, WidthButtons } from "./width-buttons.tsx";

interface WidthControlsProps {
  /** What the first of two parts is, such as "Text". */
  readonly name: string;
  /** Where the divider stands. */
  readonly place: number;
  readonly onMove: (place: number) => void;
  /** Whether either part can have the whole width. */
  readonly canBeWhole: boolean;
  readonly whole: Whole | undefined;
  readonly onWhole: (whole: Whole | undefined) => void;
}

/** What stands between two parts, and shares the width among them. */
export function WidthControls(props: WidthControlsProps) {
  const { name, place, onMove, canBeWhole, whole, onWhole } = props;
  return (
    <>
      <Divider label={`Width of the ${name.toLowerCase()}`} place={place} onMove={onMove} />
      {canBeWhole && <WidthButtons name={name} whole={whole} onWhole={onWhole} />}
    </>
  );
}
