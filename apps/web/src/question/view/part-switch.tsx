import { ArrowDown, ArrowUp } from "lucide-react";
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./part-switch.module.css";
import { wayToPart } from "./way-to-part.ts";

interface PartSwitchProps {
  readonly source: RefObject<HTMLElement | null>;
  readonly task: RefObject<HTMLElement | null>;
  /** What the source is. */
  readonly name: "Text" | "Figure";
}

/** Where a question stands below its text or figure, as on a phone: brings the other of the two into view. */
export function PartSwitch({ source, task, name }: PartSwitchProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [{ watch, subscribe, way: wayNow }] = useState(wayToPart);
  const way = useSyncExternalStore(subscribe, wayNow);
  // Where things stand is known once they are drawn, and the bar is to have its buttons before it is painted.
  useLayoutEffect(
    () => watch({ source: source.current, task: task.current, place: place.current }),
    [watch, source, task],
  );
  /** Where the learner left off reading; undefined if they came down by themselves. */
  const left = useRef<number>(undefined);
  const press = () => {
    if (way === "down") {
      left.current = scrollY;
      task.current?.scrollIntoView({ block: "start" });
    } else if (left.current === undefined) source.current?.scrollIntoView({ block: "start" });
    else scrollTo({ top: left.current });
  };
  // Back at the text, by whichever way, one reads on, and may leave it by scrolling the next time.
  useEffect(() => {
    if (way === "down") left.current = undefined;
  }, [way]);
  const Icon = way === "up" ? ArrowUp : ArrowDown;
  return (
    <span ref={place} className={styles.switch} hidden={way === undefined}>
      <Button look="secondary" onClick={press}>
        <Icon aria-hidden="true" />
        <span>{way === "up" ? name : "Question"}</span>
      </Button>
    </span>
  );
}
