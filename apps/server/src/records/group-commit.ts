import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from "kysely";
import { giveWay } from "../policies/give-way.ts";
import type { SqliteConnection, SqliteFile } from "./sqlite-file.ts";
import { type EndTurn, Turns } from "./turns.ts";

/**
 * A commit waits for the disk, and SQLite makes one at a time. So whatever is written until a turn of the event loop
 * brings nobody more is one transaction of the file: a transaction of the program is a savepoint in it, which fails
 * alone, and whoever wrote hears of it once the one commit is on the disk. What is read outside of a transaction, or in
 * one that only reads, is read at once, from what was committed.
 */
export class GroupCommitDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #commits: GroupCommits;
  readonly #snapshots = new Turns();
  /** Kysely readies each anew, which takes as long as a query: so they are used again. */
  readonly #idle: Caller[] = [];

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#commits = new GroupCommits(file);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<Caller> {
    this.#file.requireInPlace();
    return this.#idle.pop() ?? new Caller(this.#file.reader, this.#snapshots, this.#commits);
  }

  async beginTransaction(caller: Caller, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === "read only") await caller.beginSnapshot();
    else await caller.command("savepoint own");
  }

  async commitTransaction(caller: Caller): Promise<void> {
    if (caller.isOnSnapshot) caller.endSnapshot();
    else await caller.command("release own");
  }

  async rollbackTransaction(caller: Caller): Promise<void> {
    if (caller.isOnSnapshot) return caller.endSnapshot();
    // A full disk has SQLite undo everything by itself; to do so again would fail, and hide why.
    if (!this.#file.writer.isInTransaction) return;
    await caller.command("rollback to own");
    await caller.command("release own");
  }

  /** Whoever has written goes on once it is durable. */
  async releaseConnection(caller: Caller): Promise<void> {
    await caller.leave().finally(() => this.#idle.push(caller));
  }

  async destroy(): Promise<void> {
    await this.#commits.settle();
    this.#file.reader.close();
    this.#file.writer.close();
  }
}

/** One who asks for something, or for several things in a transaction. */
class Caller implements DatabaseConnection {
  readonly #reader: SqliteConnection;
  readonly #snapshots: Turns;
  readonly #commits: GroupCommits;
  #place: Place | undefined;
  #endSnapshotTurn: EndTurn | undefined;

  constructor(reader: SqliteConnection, snapshots: Turns, commits: GroupCommits) {
    this.#reader = reader;
    this.#snapshots = snapshots;
    this.#commits = commits;
  }

  get isOnSnapshot(): boolean {
    return this.#endSnapshotTurn !== undefined;
  }

  /** What is read from now on is what was committed by now. One at a time has a snapshot. */
  async beginSnapshot(): Promise<void> {
    this.#endSnapshotTurn = await this.#snapshots.take();
    // Else whoever reads again and again would leave no turn of the loop to the commit that they wait for.
    await giveWay();
    this.#reader.command("begin");
  }

  endSnapshot(): void {
    if (this.#reader.isInTransaction) this.#reader.command("commit");
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#place === undefined && SelectQueryNode.is(query.query))
      return this.#reader.run(query);
    const place = await this.#join();
    return this.#commits.within(place, (writer) => writer.run<Row>(query));
  }

  async command(sql: string): Promise<void> {
    const place = await this.#join();
    await this.#commits.within(place, (writer) => writer.command(sql));
  }

  /** Ends the turn to write, if there was one, and waits for the commit. */
  async leave(): Promise<void> {
    const place = this.#place;
    this.#endSnapshotTurn?.();
    place?.endTurn();
    this.#endSnapshotTurn = undefined;
    this.#place = undefined;
    await place?.group.promise;
  }

  streamQuery(): never {
    throw new Error("Rows are read a page at a time, not as a stream.");
  }

  async #join(): Promise<Place> {
    this.#place ??= await this.#commits.join();
    return this.#place;
  }
}

/** Turns of the event loop for which a commit may wait, each as long as it takes to serve all who have called by then. */
const MOST_TURNS = 4;

/** Those who wait for the same commit. */
type Group = PromiseWithResolvers<void>;

/** A turn to write, and whose commit it is for. */
interface Place {
  readonly group: Group;
  readonly endTurn: EndTurn;
}

/** One writes at a time; all that is written while turns of the event loop bring more has one commit. */
class GroupCommits {
  readonly #file: SqliteFile;
  readonly #writer: SqliteConnection;
  readonly #turns = new Turns();
  /** Those who are to have the next commit, if anybody has written. */
  #group: Group | undefined;
  /** How many have come to write. */
  #came = 0;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#writer = file.writer;
  }

  /** Waits until nobody else is writing. */
  async join(): Promise<Place> {
    const endTurn = await this.#turns.take();
    this.#came += 1;
    try {
      this.#group ??= this.#begin();
      return { group: this.#group, endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Does something within the transaction of the group; fails if that was given up meanwhile. */
  async within<T>({ group }: Place, write: (writer: SqliteConnection) => T): Promise<T> {
    if (group !== this.#group) await group.promise;
    try {
      return write(this.#writer);
    } catch (error) {
      if (!this.#writer.isInTransaction) this.#end((lost) => lost.reject(error));
      throw error;
    }
  }

  /** Waits until all that was begun is committed. */
  async settle(): Promise<void> {
    const endTurn = await this.#turns.take();
    try {
      this.#commit();
    } finally {
      endTurn();
    }
  }

  /** Commits once a turn of the event loop has brought nobody more, and after some turns whoever comes. */
  async #gather(): Promise<void> {
    let came: number;
    let turns = 0;
    do {
      came = this.#came;
      await giveWay();
    } while (this.#came !== came && ++turns < MOST_TURNS);
    await this.settle();
  }

  #begin(): Group {
    // Taken later, at the first write, two processes that have both read could never both go on.
    this.#writer.command("begin immediate");
    void this.#gather();
    const group = Promise.withResolvers<void>();
    // Whoever is still at work when it fails has not begun to listen.
    group.promise.catch(() => undefined);
    return group;
  }

  #commit(): void {
    if (this.#group === undefined) return;
    try {
      this.#file.requireInPlace();
      this.#writer.command("commit");
      this.#end((group) => group.resolve());
    } catch (error) {
      this.#end((group) => group.reject(error));
      if (this.#writer.isInTransaction) this.#writer.command("rollback");
    }
  }

  #end(tell: (group: Group) => void): void {
    const group = this.#group;
    this.#group = undefined;
    if (group !== undefined) tell(group);
  }
}
