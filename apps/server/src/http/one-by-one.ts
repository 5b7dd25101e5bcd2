import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may wait for the one before: more than browsers and proxies send ahead. */
const MOST_WAITING = 32;

type Exchange = Parameters<RequestListener>;

/**
 * Answers the requests of one connection one after the other. Node would begin all that are sent ahead at once, each
 * with its files and its memory, for answers that go out in turn in any case. Who sends too far ahead is cut off; so is
 * who takes nothing of an answer for so many milliseconds: it would be kept for ever.
 */
export function oneByOne(handle: RequestListener, unread: number): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();
  const begin = (...[request, response]: Exchange) => {
    const { socket } = request;
    // Nothing moves on the connection either while the answer is being made; that is ours to end.
    response.setTimeout(unread, () => {
      if (response.headersSent) socket.destroy();
    });
    response.once("close", () => {
      const next = waiting.get(socket)?.shift();
      if (next === undefined || socket.destroyed) waiting.delete(socket);
      else begin(...next);
    });
    handle(request, response);
  };
  return (...exchange) => {
    const [{ socket }] = exchange;
    const others = waiting.get(socket);
    if (others === undefined) {
      waiting.set(socket, []);
      begin(...exchange);
    } else if (others.length < MOST_WAITING) others.push(exchange);
    else socket.destroy();
  };
}
