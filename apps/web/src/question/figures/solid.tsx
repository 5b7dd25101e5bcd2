import type { SolidFigure } from "@sat/item";
import { Drawing, DRAWING_WIDTH, Frame } from "./frame.tsx";
import { SolidLines } from "./solid-lines.tsx";

const SIZE = { width: DRAWING_WIDTH, height: 236 };

/** A solid with its dimensions. */
export function Solid({ figure }: { readonly figure: SolidFigure }) {
  return (
    <Frame alt={figure.alt} title={figure.title}>
      <Drawing alt={figure.alt} size={SIZE}>
        <SolidLines figure={figure} size={SIZE} />
      </Drawing>
    </Frame>
  );
}
