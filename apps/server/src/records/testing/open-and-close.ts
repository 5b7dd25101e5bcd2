/** A process that opens the records at the place given as JSON, and closes them. */
import { openRecords, type RecordsPlace } from "../records.ts";

const place = JSON.parse(process.argv[2] ?? "") as RecordsPlace; // only `openInProcesses` starts this
const records = await openRecords(place);
await records.close();
