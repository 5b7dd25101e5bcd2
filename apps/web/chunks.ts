/** How scripts and styles are put into files: few, for each costs a round trip, and none with what is not needed. */

const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|@tanstack)\//;
/** What the last page of the popup shares with the app: it must not bring the rest of the app, but for its styles. */
const POPUP = /src\/(?:lib\/(?:api|session-channel)|features\/sign-in\/sign-in-messages)|\.css/;

/** What most of the learners' pages have around them; the rest comes with the few that need it, or later. */
const FRAME = [
  /src\/app\/(?!late-work|profile-card|progress-pages|theme-choice)/,
  /src\/lib\/(?!achievement-order|day-of|local-day|look-back-due|only-page|own-push|preference-texts|push-subscription|theme|unsaved|use-focus-on-next|use-rise|weekdays)/,
  /src\/ui\/(?!bar-popover|charts|confirm-dialog|confirmed-action|described-row|dialog|divider|panel|scroller|split|use-divider-place|use-scroller|width-)(?!select|switch|text-field)(?!choice|figure-list|notice|progress-bar|section-icon|turn)/,
  /src\/question\/(?:offline\/(?:use-stocking|used-up)|prose\/said\.module|view\/section-names)/,
  // What asks for questions: what keeps them for offline does so on every page.
  /src\/question\/fetch\/(?:fetch-question\.|fetch-study|shown)/,
  /item\/src\/accuracy/,
  /@tanstack\/(?!.*(?:useI|i)nfiniteQuery|.*(?:useMutation|mutationObserver))/,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/.*\/(?:arrow-(?:left|right)|chevron-down)\./,
  /lucide-react\/.*\/(?:circle-(?:alert|check|x)|clock)\./,
  /lucide-react\/.*\/(?:graduation-cap|history|house|info|pencil-line|x)\./,
];

/** What shows how a call goes that changes something. */
const CHANGES = [/@tanstack\/.*(?:useMutation|mutationObserver)/];

/** The signs of the sign-in page that stand on the learners' pages as well; the others come with that page. */
const SIGNS = [/lucide-react\/.*\/(?:award|book-open|sliders-horizontal|timer)\./];

/** What an item is, and what may be answered to it: also for pages without a desk. */
const ITEM = [
  /item\/src\/(?:answer-key|entry|grade|response|topics\.)/,
  /packages\/desk\/src\/policy/,
  /src\/question\/study\/session-search/,
];

/** What is kept of a desk, and what leads to one, which the dashboard reads too: in pieces it would weigh more. */
const DESK = [
  /packages\/desk\/src\/(?!module\/|placement)/,
  /src\/lib\/kept-form/,
  /src\/question\/(?:desk\/desk-shelf|practice\/open-desks)/,
];

/** What sets texts, says which answer is right and sends for the rest: for questions, and for lists of them. */
const WORDING = [
  /item\/src\/(?:prose|rational|spoken\/spoken-signs|typesetting\/)/,
  /src\/question\/(?:entry|feedback|prose)\/late-/,
  /src\/question\/(?:desk\/response-parts|entry\/(?:entry-tex|right-entries)|fetch\/read|figures\/figures)/,
  /src\/question\/prose\/(?:read-prose|said|text-font|use-prepared|with-drawings)/,
];
/** The names of mistakes, and which of them is behind an answer. */
const MISTAKES = [
  /item\/src\/[-\w]*slip/,
  /src\/question\/feedback\/(?:mistake-behind|reasons-of)/,
];

/** What says texts with formulas: for lists at once, for questions with the first that has one. */
const SPEECH = [/item\/src\/spoken\/(?!spoken-signs)/, /src\/question\/prose\/speech/];

/** What lists answers, and sends for the rest of one that is opened. */
const LOOK_BACK = [
  /src\/question\/look-back\/(?:answered-row|duration|invitation|late-answered-sheet|opened-answer|time-of)/,
];

/** What a few pages each need a little of: a file each would take more to name than it holds. */
const LITTLE = [
  /src\/lib\/(?:achievement-order|day-of|local-day|look-back-due|use-focus-on-next)/,
  /src\/question\/outbox\/use-(?:achievements|game-elements)/,
  /src\/question\/score\/use-/,
  /src\/ui\/(?:choice|figure-list|section-icon)/,
  /@tanstack\/.*[iI]nfiniteQuery/,
  /item\/src\/skill-phrase/,
];

/** How topics stand, which the dashboard has room for: by themselves they would weigh more on the pages of study. */
const STANDING = [
  /src\/question\/study\/study-overview/,
  /src\/features\/study\/(?:mastery-badge|progress\.)/,
];

/** What every page with a question needs, whatever it asks and before it is answered. */
const QUESTION = [
  /src\/ui\/(?:scroller|split|use-divider-place|use-scroller)/,
  // What practice and the quiz alone have comes with them, and hints with a study session.
  /src\/question\/frame\/(?!bar-contents|clock)/,
  /src\/question\/view\/(?!question-badges)/,
  /src\/question\/controls\/(?!another|leave|shortcuts-help|single-keys)/,
  /src\/question\/desk\/(?:countdown\.|spoken|use-desk)/,
  /src\/question\/feedback\/(?!calculator-way|explanation|hint|reasons|steps|study-tip|trap-seen)/,
  /src\/question\/fetch\/(?!read)/,
  /src\/question\/prose\/(?:formula|joined|prose)/,
];

/** What practice, the quiz and a placement have their questions by. */
const PRACTICE = [
  /src\/question\/practice\/(?:failure-text|practice-supply|question-supply|use-practice|use-retry)/,
  /src\/question\/(?:controls\/(?:another|leave)|desk\/(?:countdown-ring|use-asked)|frame\/(?:bar-contents|clock))/,
  /src\/(?:question\/view\/question-badges|ui\/bar-popover)/,
];

/** The bar of tools, which comes with the first question; each tool comes when it is first opened. */
const TOOLS = [/src\/question\/tools\/(?!late-)[-\w]+\./, /src\/question\/tools\/text-size\/use-/];

/** What is filled in, and the words beside it. */
const FORMS = [
  /src\/question\/desk\/timer-switch/,
  /src\/ui\/(?:select|switch)/,
  /src\/lib\/preference-texts/,
];

/** What asks in a sheet of its own, mostly before something is done. */
const DIALOGS = [/src\/ui\/(?:confirm-dialog|dialog)/];

/** What tests are called, and what is said before their modules: on screen and on paper. */
const SITTING = [
  /src\/features\/sitting\/(?:no-test|sitting-|sit\/module-directions)/,
  /lucide-react\/.*\/pause\./,
];

/** What lists what is open, and asks once before it is given up. */
const OPEN = [/src\/ui\/(?:confirmed-action|described-row)/];

/** Each by itself would hardly be worth its name. */
const LEGAL = [/src\/features\/legal\//];
const STUDY = [
  /src\/features\/study\/(?:just-completed|session-summary|study-texts)/,
  /src\/ui\/notice/,
];

/** Rolldown's mark of what comes with the first page. */
const initial: "$initial"[] = ["$initial"];

function anyOf(patterns: readonly RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

export const groups = [
  { name: "base", test: POPUP, tags: initial, priority: 4 },
  // These change seldom, and stay in the browser's cache when the app changes.
  { name: "libraries", test: LIBRARIES, tags: initial, priority: 3 },
  { name: "first", test: /src\/(?!sign-in-finished)|node_modules\//, tags: initial, priority: 2 },
  { name: "signs", test: anyOf(SIGNS), priority: 1.5 },
  { name: "item", test: anyOf(ITEM), priority: 1.6 },
  { name: "desk", test: anyOf(DESK), priority: 1.5 },
  { name: "changes", test: anyOf(CHANGES), priority: 1 },
  { name: "frame", test: anyOf(FRAME), priority: 1 },
  { name: "wording", test: anyOf(WORDING), priority: 0.9 },
  { name: "mistakes", test: anyOf(MISTAKES), priority: 0.9 },
  { name: "speech", test: anyOf(SPEECH), priority: 0.95 },
  { name: "look-back", test: anyOf(LOOK_BACK), priority: 0.9 },
  { name: "little", test: anyOf(LITTLE), priority: 0.95 },
  { name: "standing", test: anyOf(STANDING), priority: 0.8 },
  { name: "question", test: anyOf(QUESTION), priority: 0.8 },
  { name: "practice", test: anyOf(PRACTICE), priority: 0.7 },
  { name: "tools", test: anyOf(TOOLS), priority: 0.8 },
  { name: "forms", test: anyOf(FORMS), priority: 0.8 },
  { name: "dialog", test: anyOf(DIALOGS), priority: 0.8 },
  { name: "sitting", test: anyOf(SITTING), priority: 0.8 },
  { name: "open", test: anyOf(OPEN), priority: 0.7 },
  { name: "legal", test: anyOf(LEGAL), priority: 1 },
  { name: "study", test: anyOf(STUDY), priority: 1 },
];
