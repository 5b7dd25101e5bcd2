import type { CDPSession, Page } from "@playwright/test";

type Nodes = Awaited<ReturnType<typeof fullTree>>;
type AxNode = Nodes[number];

/** A part of Chromium's accessibility tree, as a screen reader goes through it. */
export class TreePart {
  readonly #node: AxNode;
  readonly #byId: ReadonlyMap<string, AxNode>;

  constructor(node: AxNode, byId: ReadonlyMap<string, AxNode>) {
    this.#node = node;
    this.#byId = byId;
  }

  get name(): string {
    return String(this.#node.name?.value ?? "");
  }

  /** Everything of these roles in it, in order. */
  all(...roles: readonly string[]): TreePart[] {
    const own = roles.includes(this.#role) ? [this] : [];
    return [...own, ...this.#children.flatMap((child) => child.all(...roles))];
  }

  /** Its words in the order of reading: of a text the text, of a picture its name, of a list no bullets. */
  get words(): string {
    if (this.#role === "StaticText" || this.#role === "image") return this.name;
    if (this.#role === "ListMarker") return "";
    return this.#children.map((child) => child.words).join(" ");
  }

  get #role(): string {
    return this.#node.ignored ? "" : String(this.#node.role?.value ?? "");
  }

  get #children(): TreePart[] {
    const ids = this.#node.childIds ?? [];
    const nodes = ids.flatMap((id) => this.#byId.get(id) ?? []);
    return nodes.map((node) => new TreePart(node, this.#byId));
  }
}

/** The page as assistive technology meets it. */
export async function accessibilityTree(page: Page): Promise<TreePart> {
  const session = await page.context().newCDPSession(page);
  const nodes = await fullTree(session);
  await session.detach();
  const [root] = nodes;
  if (root === undefined) throw new Error("The page has no accessibility tree");
  return new TreePart(root, new Map(nodes.map((node) => [node.nodeId, node])));
}

async function fullTree(session: CDPSession) {
  return (await session.send("Accessibility.getFullAXTree")).nodes;
}
