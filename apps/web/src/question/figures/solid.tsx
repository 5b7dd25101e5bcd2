import type { SolidFigure } from "@sat/item";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing, DRAWING_WIDTH } from "./drawing.tsx";
import { SolidLines } from "./solid-lines.tsx";

const SIZE = { width: DRAWING_WIDTH, height: 236 };

/** A solid with its dimensions. */
export function Solid({ figure }: { readonly figure: SolidFigure }) {
  return (
    <CaptionedFigure alt={figure.alt} title={figure.title}>
      <Drawing alt={figure.alt} size={SIZE}>
        <SolidLines figure={figure} size={SIZE} />
      </Drawing>
    </CaptionedFigure>
  );
}
