import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { LateDelivery } from "./late-delivery.tsx";
import { ProfileCard } from "./profile-card.tsx";
import styles from "./top-bar.module.css";

/** The bar over every signed-in page: the way home, how the answers fare, and the learner's card. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Link to="/dashboard" className={styles.brand}>
          <BookOpen aria-hidden="true" />
          SAT Practice
        </Link>
        <div className={styles.delivery}>
          <LateDelivery />
        </div>
        <ProfileCard />
      </div>
    </header>
  );
}
