/** How scripts and styles are put into files: few, for each costs a round trip, and none with what is not needed. */

const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|@tanstack)\//;
/** What the last page of the popup shares with the app: it must not bring the rest of the app, but for its styles. */
const POPUP = /src\/(?:lib\/(?:api|session-channel)|features\/sign-in\/sign-in-messages)|\.css/;
/**
 * What the learner's pages have around them; what long lists, sessions, forms, figures that turn and the
 * profile need comes with those, and a sign that is on few pages with them.
 */
const FRAME =
  /src\/(?!lib\/(?:day-of|only-page|use-focus-on-next|use-rise|sign-out)|ui\/(?:bar-popover|choice|divider|scroller|section-icon|select|split|switch|text-field|turn|use-divider-place|use-scroller)|app\/(?:profile-card|theme-choice))(?:app|lib|ui)\/|src\/question\/(?:offline\/(?:use-stocking|used-up)|view\/section-names)|item\/src\/explanation|said\.module\.css|@tanstack(?!.*nfiniteQuery)|lucide-react\/(?!.*\/(?:arrow-down|arrow-up|book-open-text|check|chevron-right|circle-dashed|download|flag|keyboard|log-out|monitor|moon|pen-line|printer|settings|shuffle|sigma|sliders-horizontal|sun)\.)/;

/** What is kept of a desk, and what leads to one, which the dashboard reads too: in pieces it would weigh more. */
const DESK =
  /packages\/(?:desk\/|item\/src\/(?:response|topics))|src\/(?:question\/(?:desk\/desk-shelf|study\/session-search)|lib\/kept-form)/;

/** What sets texts, says which answer is right and sends for the rest: for questions, and for lists of them. */
const WORDING =
  /item\/src\/(?:prose|rational|spoken\/spoken-signs|typesetting\/)|src\/question\/(?:desk\/response-parts|fetch\/read|(?:entry|feedback|prose)\/late-|entry\/(?:entry-tex|right-entries)|figures\/figures|prose\/(?:read-prose|said|text-font|use-prepared|with-drawings))/;
/** The names of mistakes, and which of them is behind an answer. */
const MISTAKES = /item\/src\/[-\w]*slip|src\/question\/feedback\/(?:mistake-behind|reasons-of)/;
/** What asks for questions, which what keeps them for offline does on every page. */
const ASKING = /src\/question\/fetch\/(?:fetch-question\.|fetch-study|shown)/;
/** What every page with a question needs, whatever it asks and before it is answered. */
const QUESTION =
  /src\/(?:question\/(?:controls\/(?!shortcuts-help|single-keys)|desk\/(?:countdown\.|spoken|use-desk)|feedback\/(?!explanation|reasons)|fetch\/(?!read)|frame|prose\/(?:formula|joined|prose)|view)|ui\/(?:bar-popover|divider|scroller|split|use-divider-place|use-scroller))/;

/** What is filled in. */
const FORMS = /src\/ui\/(?:select|switch|text-field)/;

/** Rolldown's mark of what comes with the first page. */
const initial: "$initial"[] = ["$initial"];

export const groups = [
  { name: "base", test: POPUP, tags: initial, priority: 4 },
  // These change seldom, and stay in the browser's cache when the app changes.
  { name: "libraries", test: LIBRARIES, tags: initial, priority: 3 },
  { name: "first", test: /src\/(?!sign-in-finished)|node_modules\//, tags: initial, priority: 2 },
  { name: "desk", test: DESK, priority: 1.5 },
  { name: "frame", test: FRAME, priority: 1 },
  { name: "wording", test: WORDING, priority: 0.9 },
  { name: "mistakes", test: MISTAKES, priority: 0.9 },
  { name: "asking", test: ASKING, priority: 0.85 },
  { name: "question", test: QUESTION, priority: 0.8 },
  { name: "forms", test: FORMS, priority: 0.8 },
  // Each by itself would hardly be worth its name.
  { name: "legal", test: /src\/features\/legal\//, priority: 1 },
  {
    name: "study",
    test: /src\/features\/study\/(?:just-completed|session-summary|study-texts)/,
    priority: 1,
  },
];
