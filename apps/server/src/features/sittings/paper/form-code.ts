/** Digits and capitals, without those that look like another in print or by hand. */
const SIGNS = "34679ACDEFGHJKMNPQRTWXY";
const LENGTH = 6;
/** As much of an id as the code is made of, in hexadecimal digits. */
const READ = 8;

/** What tells by sight which printed pages belong together: always the same for a sitting, by its id, a UUID. */
export function formCode(id: string): string {
  let rest = Number.parseInt(id.slice(0, READ), 16);
  let code = "";
  while (code.length < LENGTH) {
    code += SIGNS.charAt(rest % SIGNS.length);
    rest = Math.floor(rest / SIGNS.length);
  }
  return code;
}
