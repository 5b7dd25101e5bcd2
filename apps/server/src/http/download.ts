/** A file as a browser is to keep it. */
interface File {
  readonly name: string;
  readonly type: string;
}

/**
 * Answers a file while it is being written: each piece is asked for when the one before has gone out. What fails on
 * the way breaks the answer off, so that no browser takes half a file for the whole, and is reported.
 */
export function download(
  pieces: AsyncIterable<string>,
  file: File,
  report: (error: unknown) => void,
): never {
  const body = ReadableStream.from(bytesOf(pieces, report));
  const headers = attachment(file);
  // The contract's types speak of values; a file is a ready-made answer, of which they say nothing.
  return new Response(body, { headers }) as never;
}

/** The headers with which a browser keeps an answer as a file. */
export function attachment({ name, type }: File): Record<string, string> {
  return { "content-type": type, "content-disposition": `attachment; filename="${name}"` };
}

async function* bytesOf(pieces: AsyncIterable<string>, report: (error: unknown) => void) {
  const encoder = new TextEncoder();
  try {
    for await (const piece of pieces) yield encoder.encode(piece);
  } catch (error) {
    report(error);
    throw error;
  }
}
