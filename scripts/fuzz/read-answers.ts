import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** An answer of the server, taken apart. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const BLANK_LINE = "\r\n\r\n";

/** All answers in what a server sent on one connection; none of those that only say to go on. */
export function readAnswers(bytes: Buffer, isToHead: boolean): Answer[] {
  const answers: Answer[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const { answer, length } = readOne(rest, isToHead);
    if (answer.status >= 200 || answer.status === 0) answers.push(answer);
    rest = rest.subarray(length);
  }
  return answers;
}

function readOne(bytes: Buffer, isToHead: boolean): { answer: Answer; length: number } {
  const end = bytes.indexOf(BLANK_LINE);
  const head = bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
  // 0 for what is no answer at all.
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const type = headerIn(head, "content-type") ?? "";
  const start = end < 0 ? bytes.length : end + BLANK_LINE.length;
  // What cannot be read as a request is not known to be one of HEAD.
  const isOfHead =
    isToHead && (start === bytes.length || bytes.toString("latin1", start, start + 5) === "HTTP/");
  const isEmpty = isOfHead || status < 200 || status === 204 || status === 304;
  const { body, length } = isEmpty
    ? { body: Buffer.alloc(0), length: 0 }
    : readBody(head, bytes.subarray(start));
  const text = decode(body, headerIn(head, "content-encoding")).toString("utf8");
  return { answer: { status, type, text }, length: start + length };
}

interface Body {
  readonly body: Buffer;
  /** Bytes that it takes on the connection. */
  readonly length: number;
}

function readBody(head: string, bytes: Buffer): Body {
  if (headerIn(head, "transfer-encoding") === "chunked") return readChunks(bytes);
  const length = Math.min(Number(headerIn(head, "content-length") ?? bytes.length), bytes.length);
  return { body: bytes.subarray(0, length), length };
}

function readChunks(bytes: Buffer): Body {
  const parts: Buffer[] = [];
  let at = 0;
  for (let size = -1; size !== 0 && at < bytes.length;) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) break;
    size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return { body: Buffer.concat(parts), length: Math.min(at, bytes.length) };
}

/** What the body says; one that was cut off, or says otherwise than it is coded, as it came. */
function decode(body: Buffer, coding: string | undefined): Buffer {
  const decompress = DECOMPRESS[coding ?? ""];
  if (decompress === undefined || body.length === 0) return body;
  try {
    return decompress(body);
  } catch {
    return body;
  }
}

const DECOMPRESS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

function headerIn(head: string, name: string): string | undefined {
  return new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1]?.trim();
}
