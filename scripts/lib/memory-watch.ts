import { median } from "./numbers.ts";
import { readProcess } from "./read-process.ts";

/** Mebibytes of memory that a process held, so many seconds after the watch began. */
export interface Sample {
  readonly seconds: number;
  readonly mebibytes: number;
}

/** Watches how much memory a process holds until it is told to stop; Linux alone says it. */
export function watchMemory(pid: number, every: number): () => Sample[] {
  const begun = performance.now();
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    const mebibytes = residentMebibytes(pid);
    if (mebibytes !== undefined) samples.push({ seconds, mebibytes });
  }, every).unref();
  return () => {
    clearInterval(timer);
    return samples;
  };
}

/** What a process holds now; nothing where there is no such process. */
export function residentMebibytes(pid: number): number | undefined {
  const kibibytes = /^VmRSS:\s*(\d+) kB/m.exec(readProcess(pid, "status"))?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
}

/** The share of a watch in which a process warms up. */
const WARM_UP = 0.3;
/** In each of so many stretches the least counts, which is what is left when garbage has been collected. */
const STRETCHES = 20;
/** Growth of a warm process, as a share of what it holds, up to which it counts as flat. */
const FLAT = 0.05;

/** What a process held once it was warm, by how much that grew until the end, and whether it is flat all the same. */
export function growth(samples: readonly Sample[]): { warm: number; by: number; isFlat: boolean } {
  const floors = stretchesOf(samples.slice(Math.ceil(samples.length * WARM_UP))).map((stretch) =>
    Math.min(...stretch.map(({ mebibytes }) => mebibytes)),
  );
  const by = slope(floors) * (floors.length - 1);
  const warm = median(floors.slice(0, Math.ceil(floors.length / 4)));
  return { warm, by, isFlat: by <= warm * FLAT };
}

function stretchesOf(samples: readonly Sample[]): (readonly Sample[])[] {
  const length = Math.max(1, Math.floor(samples.length / STRETCHES));
  return Array.from({ length: Math.floor(samples.length / length) }, (_, at) =>
    samples.slice(at * length, (at + 1) * length),
  );
}

/** The median of the slopes between any two of the values: one that is far off does not turn it (Theil and Sen). */
function slope(values: readonly number[]): number {
  return median(
    values.flatMap((value, at) =>
      values.slice(at + 1).map((later, ahead) => (later - value) / (ahead + 1)),
    ),
  );
}
