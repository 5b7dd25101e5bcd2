import { configure } from "@testing-library/react";

// No test waits for time to pass: only on a machine that stands still does what is looked for take so long.
configure({ asyncUtilTimeout: 60_000 });
