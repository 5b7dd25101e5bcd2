import { keptModule, type ModuleDesk, type RunningModule, untilNextSecond } from "@sat/desk";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { announce } from "../../../lib/announce.ts";
import { forgetWork, keepWork } from "./module-shelf.ts";
import type { OpenedModule } from "./opened-module.ts";

/** How a module stands, which runs while its page is there: timed, kept, delivered, its last minutes said aloud. */
export function useModule({ running, place }: OpenedModule): ModuleDesk {
  const state = useSyncExternalStore(running.subscribe, running.state);
  const onChange = useEffectEvent((effects: readonly string[]) => {
    for (const effect of effects) {
      if (effect === "keep") keepWork(place, keptModule(running.state()));
      if (effect === "forget") forgetWork(place, running.state().work);
      if (effect === "warn") announce("5 minutes left in this module.");
    }
  });
  // Storage, voice and the page's own life are outside React. The leaving is itself a change to keep.
  useEffect(() => {
    const stop = running.subscribe((effects) => onChange(effects));
    const unwatch = watchPage(running);
    return () => {
      unwatch();
      running.close();
      stop();
    };
  }, [running]);
  useTicks(running);
  return state;
}

/** Lets a question be in sight while the page is, and calls go out at once when there is a network again. */
function watchPage({ open, close, hurry }: RunningModule): () => void {
  const look = () => (document.visibilityState === "visible" ? open() : close());
  look();
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", close);
  addEventListener("pageshow", look);
  addEventListener("online", hurry);
  return () => {
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", look);
    removeEventListener("online", hurry);
  };
}

/** Tells the module the time whenever its clock shows another second, as far as the latest tick tells. */
function useTicks(running: RunningModule): void {
  // A timeout is the only way to hear of time; each tick sets the next.
  useEffect(() => {
    const wait = () => setTimeout(tick, untilNextSecond(running.state()));
    const tick = () => {
      timer = wait();
      running.tick();
    };
    let timer = wait();
    return () => clearTimeout(timer);
  }, [running]);
}
