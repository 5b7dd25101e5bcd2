import styles from "./google-mark.module.css";

/** Google's mark: a ring of four arcs in its four colours, and the bar of the G. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.red}
        d="M1.3 6.6A12 12 0 0 1 20 3.1L16.6 6.5A7.1 7.1 0 0 0 5.3 9.7Z"
      />
      <path
        className={styles.yellow}
        d="M1.3 17.4A12 12 0 0 1 1.3 6.6L5.3 9.7A7.1 7.1 0 0 0 5.3 14.3Z"
      />
      <path
        className={styles.green}
        d="M20 21.1A12 12 0 0 1 1.3 17.4L5.3 14.3A7.1 7.1 0 0 0 16.1 18Z"
      />
      <path
        className={styles.blue}
        d="M20 21.1A12 12 0 0 0 23.3 10H12V14.5H18.5A5.5 5.5 0 0 1 16.1 18Z"
      />
    </svg>
  );
}
