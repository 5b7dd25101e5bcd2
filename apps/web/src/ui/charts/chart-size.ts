/** The width that charts are drawn for: a phone's. Where there is more room they grow, their letters with them. */
export const WIDTH = 320;
