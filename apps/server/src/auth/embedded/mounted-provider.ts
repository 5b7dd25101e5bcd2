import type { IncomingMessage, ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import { storeTrouble } from "../../records/store-trouble.ts";
import { chooser } from "./chooser.ts";
import type { EmbeddedProviderParts } from "./embedded-provider.ts";
import { deadEndPage } from "./pages.ts";
import { providerConfiguration } from "./provider-configuration.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What serves the requests of the provider at its path. */
interface MountedProvider {
  /** The page where the learner chooses an account. */
  readonly choose: Handler;
  /** OpenID Connect itself, at addresses without the path. */
  readonly protocol: Handler;
}

interface Mounting extends Pick<
  EmbeddedProviderParts,
  "redirectUri" | "accounts" | "states" | "keys" | "clock" | "report"
> {
  readonly path: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** The provider behind its path. It weighs much, and only a sign-in needs it. */
export function mountedProvider(mounting: Mounting): MountedProvider {
  const { path, issuer, report } = mounting;
  const provider = new Provider(
    issuer,
    providerConfiguration({
      ...mounting,
      renderError(context, _told, error) {
        if (storeTrouble(error) !== undefined) context.status = 503;
        context.type = "html";
        context.body = deadEndPage(path);
      },
    }),
  );
  provider.on("server_error", (_context, error) => report(error));
  // It then believes the forwarded address, which its front alone sets.
  provider.proxy = true;
  return { choose: chooser({ ...mounting, provider }), protocol: provider.callback() };
}
