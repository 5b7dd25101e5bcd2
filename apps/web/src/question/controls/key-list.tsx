import styles from "./key-list.module.css";

interface KeyListProps {
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** Keys, and what each does. */
export function KeyList({ keys: list }: KeyListProps) {
  return (
    <dl className={styles.list}>
      {list.map(({ keys, does }) => (
        <div key={keys.join()}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
