/** How scripts and styles are put into files: few, for each costs a round trip, and none with what is not needed. */

const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|@tanstack)\//;
/** What the last page of the popup shares with the app: it must not bring the rest of the app, but for its styles. */
const POPUP = /src\/(?:lib\/(?:api|session-channel)|features\/sign-in\/sign-in-messages)|\.css/;
/** What the learner's pages have around them; what long lists and confirmations need comes with their pages. */
const FRAME =
  /src\/(?!lib\/(?:day-of|use-focus-on-next)|ui\/confirm-dialog)(?:app|lib|ui)\/|src\/question\/(?:(?:use-)?answer-outbox|shortcuts|single)|@tanstack|lucide-react/;

/** Rolldown's mark of what comes with the first page. */
const initial: "$initial"[] = ["$initial"];

export const groups = [
  { name: "base", test: POPUP, tags: initial, priority: 4 },
  // These change seldom, and stay in the browser's cache when the app changes.
  { name: "libraries", test: LIBRARIES, tags: initial, priority: 3 },
  { name: "first", test: /src\/(?!sign-in-finished)|node_modules\//, tags: initial, priority: 2 },
  { name: "frame", test: FRAME, priority: 1 },
];
