import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SliderRange } from "../sheet.ts";
import { type Playing, playedOn, tickOf } from "./slider-play.ts";

/** Plays a slider to and fro between its limits, until it is told to pause. */
export function usePlay(value: number, range: SliderRange, onPlay: (value: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const way = useRef<Playing["way"]>(1);
  const { tick, steps } = tickOf(range);
  const goOn = useEffectEvent(() => {
    const next = playedOn({ value, way: way.current }, range, steps);
    way.current = next.way;
    onPlay(next.value);
  });
  // Time goes on by itself.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => goOn(), tick);
    return () => clearInterval(timer);
  }, [isPlaying, tick]);
  return { isPlaying, setPlaying };
}
