import mark from "./google-mark.svg";

/** Google's own mark, as its rules for sign-in buttons have it; its room is there before it is. */
export function GoogleMark() {
  return <img src={mark} alt="" width={24} height={24} />;
}
