import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useTopBar } from "../lib/bar-slot.tsx";
import { LateDelivery } from "./late-delivery.tsx";
import { Navigation } from "./navigation.tsx";
import { Profile } from "./profile.tsx";
import styles from "./top-bar.module.css";

/** The bar over every signed-in page: the ways through the app or the page's own controls, how the answers fare, and the learner's card. */
export function TopBar() {
  const { look, row, under } = useTopBar();
  return (
    <header className={styles.bar} data-look={look}>
      <div className={styles.inside}>
        {look === "whole" ? (
          <>
            <Link to="/dashboard" className={styles.brand}>
              <BookOpen aria-hidden="true" />
              SAT Practice
            </Link>
            <Navigation />
          </>
        ) : (
          <Link to="/dashboard" className={styles.book} title="Back to Dashboard">
            <BookOpen aria-hidden="true" />
            <span className="visually-hidden">Back to Dashboard</span>
          </Link>
        )}
        <div ref={row} className={styles.slot} />
        <div className={styles.delivery}>
          <LateDelivery />
        </div>
        <Profile />
      </div>
      <div ref={under} className={styles.under} />
    </header>
  );
}
