/**
 * Node's options for a process in which threads come and go. V8 keeps one register of its protected pages of code for all
 * threads; now and then it misses one of a thread that ends, and takes the whole process with it (nodejs/node#64500).
 * Pages are protected by keys on this platform alone.
 */
export const THREAD_FLAGS: readonly string[] =
  process.platform === "linux" && process.arch === "x64" ? ["--no-memory-protection-keys"] : [];
