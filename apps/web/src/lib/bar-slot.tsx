/** The room in the site's top bar that a page may take for controls of its own. */

import {
  createContext,
  type ReactNode,
  type RefCallback,
  use,
  useLayoutEffect,
  useState,
} from "react";
import { createPortal } from "react-dom";

/** How the top bar looks: whole while it is the site's, a frame of one row or two while it is a page's. */
export type BarLook = "whole" | "frame" | "two-rows";

interface BarPlaces {
  /** Where a page's controls go; null until the bar is drawn. */
  readonly row: HTMLElement | null;
  readonly under: HTMLElement | null;
  readonly setLook: (look: BarLook) => void;
}

interface TopBarParts {
  readonly look: BarLook;
  /** For the elements that hold what a page puts into the bar; they are always there. */
  readonly row: RefCallback<HTMLElement>;
  readonly under: RefCallback<HTMLElement>;
}

const Places = createContext<BarPlaces | undefined>(undefined);
const Parts = createContext<TopBarParts | undefined>(undefined);

/** Stands around the top bar and the pages that may take it. */
export function BarSlotProvider({ children }: { readonly children: ReactNode }) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [under, setUnder] = useState<HTMLElement | null>(null);
  const [look, setLook] = useState<BarLook>("whole");
  return (
    <Parts value={{ look, row: setRow, under: setUnder }}>
      <Places value={{ row, under, setLook }}>{children}</Places>
    </Parts>
  );
}

/** What the top bar is drawn by. */
export function useTopBar(): TopBarParts {
  const parts = use(Parts);
  if (parts === undefined) throw new Error("useTopBar is for what stands in a BarSlotProvider");
  return parts;
}

interface BarSlotProps {
  readonly children: ReactNode;
  /** What stands in a second row, over the whole width. */
  readonly under?: ReactNode;
}

/** Puts a page's own controls into the top bar, which is the page's for as long as this is there. */
export function BarSlot({ children, under }: BarSlotProps) {
  const places = use(Places);
  if (places === undefined) throw new Error("BarSlot is for pages with a top bar");
  const { setLook } = places;
  const look = under === undefined ? "frame" : "two-rows";
  // The bar is another part of the page, and must have changed before anything of this one is painted. What leaves a
  // page gives the bar back before what comes takes it.
  useLayoutEffect(() => {
    setLook(look);
    return () => setLook("whole");
  }, [setLook, look]);
  return (
    <>
      {places.row && createPortal(children, places.row)}
      {places.under && createPortal(under, places.under)}
    </>
  );
}
