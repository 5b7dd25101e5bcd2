import { type ParseArgsConfig, parseArgs } from "node:util";

/** Raised for a call that cannot be understood; its message is one sentence for the user. */
export class UsageError extends Error {
  override name = "UsageError";
}

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** The values of the flags. Throws UsageError for a flag or word that is not known. */
export function readFlags<Known extends Flags>(options: Known, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options)
      .map((name) => `--${name}`)
      .join(", ");
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    const plain = reason.replace(/\.$/, "").replace("argument is ambiguous", "lacks its value");
    throw new UsageError(`${plain}; the flags are ${known}.`);
  }
}

/** A whole number from `least` up. Throws UsageError for anything else. */
export function readCount(flag: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${flag} takes a whole number from ${least} up, not "${text}".`);
}

/** The one of the choices that the text names, whatever its case. Throws UsageError. */
export function readChoice<Choice extends string>(
  flag: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each.toLowerCase() === text.toLowerCase());
  if (choice !== undefined) return choice;
  throw new UsageError(`--${flag} is one of ${choices.join(", ")}, not "${text}".`);
}

/** Runs a command and sets the exit code it answers: exit code 2 and one sentence for a wrong call; other errors are faults and stay loud. */
export async function runCommand(
  command: (args: readonly string[]) => number | Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
