import type { Migration } from "kysely/migration";
import { initial } from "./0001-initial.ts";
import { source } from "./0002-source.ts";
import { study } from "./0003-study.ts";
import { history } from "./0004-history.ts";
import { reports } from "./0005-reports.ts";
import { limits } from "./0006-limits.ts";
import { provider } from "./0007-provider.ts";
import { shown } from "./0008-shown.ts";
import { learning } from "./0009-learning.ts";
import { skipped } from "./0010-skipped.ts";
import { forStock } from "./0011-for-stock.ts";
import { inPieces } from "./0012-in-pieces.ts";
import { pruned } from "./0013-pruned.ts";
import { meetings } from "./0014-meetings.ts";
import { proofs } from "./0015-proofs.ts";
import { overhauls } from "./0016-overhauls.ts";
import { comingAgain } from "./0017-coming-again.ts";
import { learningLoop } from "./0018-learning-loop.ts";
import { achievements } from "./0019-achievements.ts";
import { mistakes } from "./0020-mistakes.ts";
import { progress } from "./0021-progress.ts";
import { cards } from "./0022-cards.ts";
import { reminders } from "./0023-reminders.ts";
import { calibrations } from "./0024-calibrations.ts";
import { slips } from "./0025-slips.ts";
import { sittings } from "./0026-sittings.ts";
import { scoreReports } from "./0027-score-reports.ts";
import { paper } from "./0028-paper.ts";

/** Every migration in the order it runs. One that has shipped is never edited; a new one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-initial": { up: initial },
  "0002-source": { up: source },
  "0003-study": { up: study },
  "0004-history": { up: history },
  "0005-reports": { up: reports },
  "0006-limits": { up: limits },
  "0007-provider": { up: provider },
  "0008-shown": { up: shown },
  "0009-learning": { up: learning },
  "0010-skipped": { up: skipped },
  "0011-for-stock": { up: forStock },
  "0012-in-pieces": { up: inPieces },
  "0013-pruned": { up: pruned },
  "0014-meetings": { up: meetings },
  "0015-proofs": { up: proofs },
  "0016-overhauls": { up: overhauls },
  "0017-coming-again": { up: comingAgain },
  "0018-learning-loop": { up: learningLoop },
  "0019-achievements": { up: achievements },
  "0020-mistakes": { up: mistakes },
  "0021-progress": { up: progress },
  "0022-cards": { up: cards },
  "0023-reminders": { up: reminders },
  "0024-calibrations": { up: calibrations },
  "0025-slips": { up: slips },
  "0026-sittings": { up: sittings },
  "0027-score-reports": { up: scoreReports },
  "0028-paper": { up: paper },
};
