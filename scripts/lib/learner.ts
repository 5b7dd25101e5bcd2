import type {
  AnswerRequest,
  CopiedScoreReport,
  EndpointName,
  Endpoints,
  Export,
  History,
  HistoryEntry,
  OpenModule,
  Question,
  ScoreReportRequest,
  Sitting,
  SittingReport,
  SittingRequest,
  StudyOverview,
  StudySession,
  User,
} from "@sat/contract";
import type { SectionChoice, TopicId } from "@sat/item";

/** The server answered, and said no. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Nothing answered, or not to the end. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** Milliseconds from which on a call counts as left without an answer. */
const LONGEST_CALL = 60_000;

/** A learner at work over HTTP: signs in through the front door, then asks and answers. */
export class Learner {
  readonly name: string;
  readonly #origin: string;
  readonly #cookies: Map<string, string>;
  /** Milliseconds that the longest call took. */
  slowest = 0;

  constructor(origin: string, name: string, cookies = new Map<string, string>()) {
    this.#origin = origin;
    this.name = name;
    this.#cookies = cookies;
  }

  /** The same learner with the same session, at another address of the server. */
  at(origin: string): Learner {
    return new Learner(origin, this.name, this.#cookies);
  }

  /** The `cookie` header that carries the session. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Signs in as a new account of the embedded identity provider. */
  async signIn(): Promise<void> {
    const { url } = await this.#call("POST /api/sign-in", { mode: "redirect" });
    const chooser = await this.#follow(url);
    const email = `${this.name.toLowerCase().replaceAll(" ", ".")}@example.com`;
    const form = new URLSearchParams({ name: this.name, email });
    await this.#follow(chooser.url, { method: "POST", body: form });
  }

  ask(section: SectionChoice): Promise<Question> {
    return this.#call("POST /api/question", { section });
  }

  /** Sends an answer and gives back the server's words as they came, to be compared with later ones. */
  answer(answer: AnswerRequest): Promise<string> {
    return this.send("POST /api/answers", answer);
  }

  me(): Promise<User> {
    return this.#call("GET /api/me", undefined);
  }

  study(): Promise<StudyOverview> {
    return this.#call("GET /api/study", undefined);
  }

  /** The open session of the topic, or a new one. */
  openStudySession(topic: TopicId): Promise<StudySession> {
    return this.#call("POST /api/study-sessions", { topic, mode: "practice" });
  }

  readStudySession(id: string): Promise<StudySession> {
    return this.#read<StudySession>(`GET /api/study-sessions/${id}`);
  }

  start(request: SittingRequest): Promise<Sitting> {
    return this.#call("POST /api/sittings", request);
  }

  /** Begins a module, or takes it up again. */
  beginModule(id: string, number: number): Promise<OpenModule> {
    return this.#read<OpenModule>(`POST /api/sittings/${id}/module`, { number });
  }

  /** Keeps a score report of the exam. */
  copyReport(report: ScoreReportRequest): Promise<CopiedScoreReport> {
    return this.#call("POST /api/score-reports", report);
  }

  readSitting(id: string): Promise<Sitting> {
    return this.#read<Sitting>(`GET /api/sittings/${id}`);
  }

  readReport(id: string): Promise<SittingReport> {
    return this.#read<SittingReport>(`GET /api/sittings/${id}/report`);
  }

  askInSession(id: string, number: number): Promise<Question> {
    return this.#read<Question>(`POST /api/study-sessions/${id}/questions`, { number });
  }

  /** Everything answered, page by page, the latest first. */
  async history(): Promise<HistoryEntry[]> {
    const entries: HistoryEntry[] = [];
    let next: string | null = "";
    while (next !== null) {
      const before: string = next === "" ? "" : `&before=${encodeURIComponent(next)}`;
      const page: History = await this.#read<History>(`GET /api/history?limit=100${before}`);
      entries.push(...page.entries);
      ({ next } = page);
    }
    return entries;
  }

  export(): Promise<Export> {
    return this.#read<Export>("GET /api/me/export");
  }

  /** The table of answers, without the line that names the columns. */
  async table(): Promise<string[]> {
    const text = await this.send("GET /api/me/answers.csv");
    return text.split(/\r\n(?=[^\n])/).slice(1);
  }

  /** An empty body where an answer belongs: it is counted as a call, and refused. The status of that. */
  async callInVain(): Promise<number> {
    try {
      await this.send("POST /api/answers", {});
      return 200;
    } catch (error) {
      if (error instanceof RefusedError) return error.status;
      throw error;
    }
  }

  #call<Name extends EndpointName>(
    endpoint: Name,
    body: Endpoints[Name]["body"],
  ): Promise<Endpoints[Name]["answer"]> {
    return this.#read<Endpoints[Name]["answer"]>(endpoint, body);
  }

  async #read<Answer>(call: string, body?: unknown): Promise<Answer> {
    // The server checks its answers against the contract, and who calls knows the type that it names there.
    return JSON.parse(await this.send(call, body)) as Answer;
  }

  /**
   * Sends any call, such as `GET /api/me`; the text of a good answer.
   * @throws {RefusedError} when the answer is a no
   * @throws {UnreachableError} when there is none
   */
  send(call: string, body?: unknown): Promise<string> {
    return this.sendText(call, body === undefined ? undefined : JSON.stringify(body));
  }

  /** The same, with a body that may be no JSON. */
  async sendText(call: string, body?: string): Promise<string> {
    const [method = "", path = ""] = call.split(" ");
    const options = body === undefined ? {} : { body };
    const headers = { "content-type": "application/json" };
    const begun = performance.now();
    try {
      const url = new URL(path, this.#origin);
      const response = await this.#request(url, { method, headers, ...options });
      const text = await readWhole(response);
      if (response.ok) return text;
      throw new RefusedError(`${call} answered ${response.status}: ${text}`, response.status);
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - begun);
    }
  }

  /** Follows redirects to a page, keeping the cookies of each step. */
  async #follow(address: string, options: RequestInit = {}): Promise<Response> {
    const response = await this.#request(new URL(address), options);
    const location = response.headers.get("location");
    if (location === null) return response;
    await response.body?.cancel();
    return this.#follow(new URL(location, response.url).href);
  }

  async #request(url: URL, options: RequestInit): Promise<Response> {
    const headers = new Headers(options.headers);
    headers.set("cookie", this.cookie);
    const signal = AbortSignal.timeout(LONGEST_CALL);
    const response = await fetch(url, { ...options, redirect: "manual", headers, signal }).catch(
      unreachable,
    );
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** One server and one sign-in at a time: the cookies' paths and dates need no keeping. */
  #keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
    if (value === "") this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function readWhole(response: Response): Promise<string> {
  return response.text().catch(unreachable);
}

function unreachable(cause: unknown): never {
  throw new UnreachableError("No answer came", { cause });
}
