/** What is wrong with a field of an export. */
export type Fault = readonly [field: string, message: string];
