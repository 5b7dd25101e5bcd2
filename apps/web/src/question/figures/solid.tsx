import type { SolidFigure } from "@sat/item";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing, DRAWING_WIDTH } from "./drawing.tsx";
import { SolidLines } from "./solid-lines.tsx";

const SIZE = { width: DRAWING_WIDTH, height: 236 };

/** A solid with its dimensions: of one shape whatever they are, so of two one is out of proportion. */
export function Solid({ figure }: { readonly figure: SolidFigure }) {
  const toScale = Object.keys(figure.labels).length < 2;
  return (
    <CaptionedFigure alt={figure.alt} title={figure.title} toScale={toScale}>
      <Drawing alt={figure.alt} size={SIZE}>
        <SolidLines figure={figure} size={SIZE} />
      </Drawing>
    </CaptionedFigure>
  );
}
