import type { AnswerRequest, EndpointName, Endpoints, Question, User } from "@sat/contract";
import type { SectionChoice } from "@sat/item";

/** The server answered, and said no. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

/** A learner at work over HTTP: signs in through the front door, then asks and answers. */
export class Learner {
  readonly name: string;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, name: string) {
    this.#origin = origin;
    this.name = name;
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
  async answer(answer: AnswerRequest): Promise<string> {
    return (await this.#send("POST /api/answers", answer)).text();
  }

  me(): Promise<User> {
    return this.#call("GET /api/me", undefined);
  }

  async #call<Name extends EndpointName>(
    endpoint: Name,
    body: Endpoints[Name]["body"],
  ): Promise<Endpoints[Name]["answer"]> {
    const response = await this.#send(endpoint, body);
    // The server checks its answers against the contract, and the endpoint's name fixes their type.
    return (await response.json()) as Endpoints[Name]["answer"];
  }

  async #send(endpoint: EndpointName, body: unknown): Promise<Response> {
    const [method = "", path = ""] = endpoint.split(" ");
    const options = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { "content-type": "application/json" };
    const response = await this.#request(new URL(path, this.#origin), {
      method,
      headers,
      ...options,
    });
    if (response.ok) return response;
    throw new RefusedError(`${endpoint} answered ${response.status}: ${await response.text()}`);
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
    const response = await fetch(url, { ...options, redirect: "manual", headers });
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
