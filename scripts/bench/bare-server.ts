/** A bare `node:http` server that answers every request with the bytes of the file it is given. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { portOf } from "../lib/port-of.ts";

/** What `node:http` adds by itself. */
const OWN = /^(date|connection|keep-alive):/i;

const [head = "", body = ""] = readFileSync(process.argv[2] ?? "", "utf8").split("\r\n\r\n");
const headers = head
  .split("\r\n")
  .slice(1)
  .filter((line) => !OWN.test(line))
  .flatMap((line) => line.split(/: (.*)/, 2));

const server = createServer((request, response) => {
  request.resume().once("end", () => response.writeHead(200, headers).end(body));
});
server.listen(0, "127.0.0.1", () => console.log(`http://localhost:${portOf(server)}`));
