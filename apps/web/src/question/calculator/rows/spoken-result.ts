import { formatNumber, type Result, sayStatement, sayValue } from "@sat/calculator";

/** What a row has come to, in words for who cannot see it. */
export function spokenResult(result: Result): string {
  switch (result.kind) {
    case "empty":
      return "";
    case "error":
      return result.message;
    case "value":
      return `Equals ${sayValue(result.value)}`;
    case "truth":
      return result.holds ? "True" : "False";
    case "definition":
      return result.value === null || result.slider ? "" : `Equals ${sayValue(result.value)}`;
    case "points":
      return `Points on the graph: ${sayValue(result.value)}`;
    case "fit":
      return result.parameters
        .map(({ name, value }) => `${name} equals ${formatNumber(value)}`)
        .join(", ");
    case "table":
      return result.message ?? "";
    default:
      return `On the graph: ${sayStatement(result.tex)}`;
  }
}
