import { BroadcastChannel } from "node:worker_threads";

// happy-dom has none, and a context of its own is not given Node's.
Object.assign(globalThis, { BroadcastChannel });
