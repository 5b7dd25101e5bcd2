import { Chance } from "@sat/engine";
import { cookieAttack, headerAttack } from "./headers.ts";
import { methodAttack, pathAttack, queryAttack } from "./addresses.ts";
import { type Attack, type Target, whole } from "./attack.ts";
import { bodyAttack } from "./bodies.ts";
import { exchange, type Heard } from "./exchange.ts";
import { judge } from "./faults.ts";
import { framingAttack, lingering } from "./framing.ts";
import { providerAttack } from "./provider.ts";

/** The kinds of requests, one of the list for each in turn by chance. */
const ATTACKS: readonly ((chance: Chance, target: Target) => Attack)[] = [
  bodyAttack,
  bodyAttack,
  bodyAttack,
  bodyAttack,
  headerAttack,
  headerAttack,
  pathAttack,
  queryAttack,
  methodAttack,
  cookieAttack,
  framingAttack,
  providerAttack,
];

/** Requests under way at once: fewer than the server turns away. */
const AT_ONCE = 16;
/** Milliseconds to answer, or to close; and to lose patience with a head, which has 10 s, or a body, which has 5 s. */
const BOUND = 60_000;
const SLOW_BOUND = 20_000;
/** Milliseconds of silence after which a request that may have no end is ended. */
const QUIET = 150;
/** What finds out whether the server is still there. */
const PROBE = { method: "GET", target: "/healthz" };
/** As many are told one by one. */
const TOLD = 40;

interface Plan {
  readonly seed: string;
  readonly from: string;
  readonly requests: string;
  readonly show: boolean;
}

/** All requests of one run, and what came of them. */
export class Round {
  readonly faults: string[] = [];
  /** Whether nobody listens any more; from then on nothing is sent. */
  isGone = false;
  readonly #target: Target;
  readonly #plan: Plan;
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(target: Target, plan: Plan) {
    this.#target = target;
    this.#plan = plan;
  }

  async run(): Promise<void> {
    const { from, requests, show } = this.#plan;
    const last = Number(from) + Number(requests);
    let next = Number(from);
    // The last request that got through, which was under way when the server ended.
    const work = async () => {
      let through: number | undefined;
      for (let at = next++; at < last && !this.isGone; at = next++) {
        if (await this.#send(at, this.#attack(at))) through = at;
      }
      return through;
    };
    const working = Promise.all(Array.from({ length: AT_ONCE }, work));
    const slow = show ? [] : lingering(this.#target).map((attack) => this.#linger(attack));
    const [throughs] = await Promise.all([working, ...slow]);
    // Nothing came after the last ones to find out what they did.
    this.isGone ||= (await this.#exchange(whole("probe", this.#target, PROBE))).isGone;
    if (!this.isGone) return;
    const underWay = throughs.filter((at) => at !== undefined).toSorted((one, two) => one - two);
    this.faults.push(
      `the server ended while these requests were under way: ${underWay.join(", ")}`,
    );
  }

  /** How many requests of each kind were answered so; `closed` without an answer. */
  tally(): Record<string, Record<string, number>> {
    const rows = [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(rows.map(([kind, counts]) => [kind, Object.fromEntries(counts)]));
  }

  #attack(at: number): Attack {
    const chance = new Chance(`${this.#plan.seed} request ${at}`);
    return chance.pick(ATTACKS)(chance, this.#target);
  }

  /** Whether somebody was there to take it. */
  async #send(at: number, attack: Attack): Promise<boolean> {
    const heard = await this.#exchange(attack);
    this.isGone ||= heard.isGone;
    if (this.#plan.show)
      console.log(`${attack.bytes.toString("latin1")}\n\n${heard.bytes.toString()}`);
    this.#note(String(at), attack, judge(attack, heard));
    return !heard.isGone;
  }

  #exchange(attack: Attack): Promise<Heard> {
    return exchange(attack, { port: this.#target.port, bound: BOUND, quiet: QUIET });
  }

  async #linger(attack: Attack): Promise<void> {
    const heard = await exchange(attack, { port: this.#target.port, bound: SLOW_BOUND });
    this.#note("slow", attack, judge(attack, heard));
  }

  #note(
    name: string,
    { kind, bytes }: Attack,
    { statuses, faults }: ReturnType<typeof judge>,
  ): void {
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts);
    const answer = String(statuses[0] ?? "closed");
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
    const first = bytes.toString("latin1", 0, 120).split("\r\n", 1)[0];
    for (const fault of faults) {
      const isTold = this.faults.length < TOLD;
      this.faults.push(
        isTold ? `request ${name} (${kind}: ${first}) ${fault}` : `request ${name} ${fault}`,
      );
    }
  }
}
