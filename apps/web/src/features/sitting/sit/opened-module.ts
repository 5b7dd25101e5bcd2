import type { OpenModule, SealedQuestion, Sitting } from "@sat/contract";
import {
  type ModulePlan,
  newModuleDesk,
  type Reading,
  restoredModule,
  type RunningModule,
  runModule,
} from "@sat/desk";
import { mergeWork, NO_WORK } from "@sat/item";
import { clockReading } from "./clock-reading.ts";
import { tellModule } from "./module-calls.ts";
import { keepTest, keptTest, keptWork, type ModulePlace } from "./module-shelf.ts";

/** A module on this page. */
export interface OpenedModule {
  readonly place: ModulePlace;
  readonly questions: readonly SealedQuestion[];
  readonly running: RunningModule;
}

/** A module that the server has just begun, or taken up again, in answer to a call made at a reading. */
export function openedModule(
  uid: string,
  sitting: Sitting,
  module: OpenModule,
  asked: Reading,
): OpenedModule {
  const { elapsed, work } = module;
  keepTest(uid, { sitting: withRunning(sitting, module.number), module });
  const opened = moduleHere(uid, sitting, module);
  opened.running.hear({ state: "running", elapsed, work }, asked);
  return opened;
}

/** The sitting as it is by now: what the server said of it is from before the module was begun. */
function withRunning(sitting: Sitting, current: number): Sitting {
  const modules = sitting.modules.map((module) =>
    module.number === current ? { ...module, state: "running" as const } : module,
  );
  return { ...sitting, modules, breakLeft: null };
}

/** A module as this device has kept it, while the server is out of reach; undefined when it has kept none. */
export function keptHere(place: ModulePlace): OpenedModule | undefined {
  const test = keptTest(place.uid, place.id);
  if (test?.module.number !== place.number || keptWork(place) === undefined) return undefined;
  return moduleHere(place.uid, test.sitting, test.module);
}

function moduleHere(uid: string, { id, mode }: Sitting, module: OpenModule): OpenedModule {
  const { number, questions, limit, elapsed } = module;
  const place = { uid, id, number };
  const kinds = questions.map(({ kind }) => kind);
  const plan: ModulePlan = { kinds, limit, isPractice: mode === "practice" };
  const kept = keptWork(place);
  const now = clockReading();
  const initial =
    kept === undefined
      ? newModuleDesk(plan, { elapsed, at: now })
      : restoredModule(plan, kept, now);
  const running = runModule({
    initial,
    read: clockReading,
    // What another page of this browser could not deliver goes out, too, and is this page's from then on: what was
    // sent is forgotten together, whatever of it the server took.
    call: async (what, work) => {
      const sent = mergeWork(work, keptWork(place)?.work ?? NO_WORK);
      const told = await tellModule(place, what, sent);
      return { ...told, work: mergeWork(sent, told.work ?? NO_WORK) };
    },
    later,
  });
  return { place, questions, running };
}

function later(milliseconds: number, back: () => void): () => void {
  const timer = setTimeout(back, milliseconds);
  return () => clearTimeout(timer);
}
