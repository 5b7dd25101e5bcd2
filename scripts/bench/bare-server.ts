/**
 * A bare `node:http` server that answers every request with the bytes of the file it is given; given a second one, it
 * first stores them in an SQLite database there, as durably as the server does.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { portOf } from "../lib/port-of.ts";

/** What `node:http` adds by itself. */
const OWN = /^(date|connection|keep-alive):/i;

const [, , answerFile = "", databaseFile] = process.argv;
const [head = "", body = ""] = readFileSync(answerFile, "utf8").split("\r\n\r\n");
const headers = head
  .split("\r\n")
  .slice(1)
  .filter((line) => !OWN.test(line))
  .flatMap((line) => line.split(/: (.*)/, 2));
const store = databaseFile === undefined ? () => undefined : storeIn(databaseFile);

function storeIn(path: string): () => void {
  const database = new DatabaseSync(path);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("create table bare_rows (id text primary key, content text not null)");
  const insert = database.prepare("insert into bare_rows values (?, ?)");
  return () => void insert.run(randomUUID(), body);
}

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    store();
    response.writeHead(200, headers).end(body);
  });
});
server.listen(0, "127.0.0.1", () => console.log(`http://localhost:${portOf(server)}`));
