import { Link } from "@tanstack/react-router";
import { GraduationCap, History, House, PencilLine, Timer } from "lucide-react";
import styles from "./navigation.module.css";
import { usePageData } from "./page-data.ts";

const PLACES = [
  { to: "/dashboard", name: "Home", Icon: House },
  { to: "/practice", name: "Practice", Icon: PencilLine },
  { to: "/study-mode", name: "Study", Icon: GraduationCap },
  { to: "/tests", name: "Tests", Icon: Timer },
  { to: "/history", name: "History", Icon: History },
] as const;

/** A place of the app, by its address: the first page of it. */
export type AppPlace = (typeof PLACES)[number]["to"];

/** The places of the app, in the top bar; on a phone, at the thumb. */
export function Navigation() {
  const { within } = usePageData();
  return (
    <nav className={styles.places} aria-label="Main">
      {PLACES.map(({ to, name, Icon }) => (
        // The link itself says when its very page is shown.
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={within === to ? "true" : undefined}
          className={styles.place}
        >
          <Icon aria-hidden="true" />
          {name}
        </Link>
      ))}
    </nav>
  );
}
