/** What is said while mistakes come, when they do not, and when they cannot for want of a connection. */
export const WORDS = {
  loading: "Loading your mistakes...",
  failed: "Failed to load your mistakes. Please try again.",
  offline: "Your mistakes need a connection.",
};
