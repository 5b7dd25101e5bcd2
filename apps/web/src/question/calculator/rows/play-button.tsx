import { sayValue } from "@sat/calculator";
import { Pause, Play, StepForward } from "lucide-react";
import type { ReactNode } from "react";
import { announce } from "../../../lib/announce.ts";
import type { SliderRange } from "../sheet.ts";
import styles from "./slider.module.css";
import { steppedOn } from "./slider-play.ts";
import { usePlay } from "./use-play.ts";

export interface PlayButtonProps {
  readonly letter: string;
  readonly value: number;
  readonly range: SliderRange;
  /** The value changes by hand. */
  readonly onValue: (value: number) => void;
  /** It is about to play, from the value that it has. */
  readonly onStart: () => void;
  readonly onPlay: (value: number) => void;
}

/** Plays a slider, and pauses it; step by step for who does not want things to move by themselves. */
export function PlayButton({ letter, value, range, onValue, onStart, onPlay }: PlayButtonProps) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { isPlaying, setPlaying } = usePlay(value, range, onPlay);
  if (isStill && !isPlaying) {
    const step = () => {
      const next = steppedOn(value, range);
      onValue(next);
      announce(spoken(letter, next));
    };
    return (
      <Way name={`Next value of ${letter}`} onPress={step}>
        <StepForward aria-hidden="true" />
      </Way>
    );
  }
  const turn = () => {
    if (isPlaying) announce(spoken(letter, value));
    else onStart();
    setPlaying(!isPlaying);
  };
  return (
    <Way name={`${isPlaying ? "Pause" : "Play"} ${letter}`} onPress={turn}>
      {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </Way>
  );
}

function spoken(letter: string, value: number): string {
  return `${letter} equals ${sayValue(value)}`;
}

interface WayProps {
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Way({ name, onPress, children }: WayProps) {
  return (
    <button type="button" className={styles.play} aria-label={name} title={name} onClick={onPress}>
      {children}
    </button>
  );
}
