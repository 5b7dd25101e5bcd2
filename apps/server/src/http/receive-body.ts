import { malformedBody } from "../problems/refusal.ts";

/** Reads a body of a length that it has declared: what is still on its way takes no memory. */
export async function receiveBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(request.headers.get("content-length") ?? 0);
  const bytes = new Uint8Array(length);
  let received = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes.set(chunk, received);
      received += chunk.length;
    }
  } catch {
    // Whoever breaks off, or sends more than was declared, is no failure of ours.
    throw malformedBody();
  }
  return bytes;
}
