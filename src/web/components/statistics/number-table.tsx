import styles from './number-table.module.css';

interface NumberTableProps {
  label: string;
  /** The first one heads the row names. */
  columns: readonly string[];
  rows: readonly { name: string; numbers: readonly number[] }[];
  /** Adds each row's share of the total. */
  hasShares?: boolean;
}

export function NumberTable({ label, columns, rows, hasShares = false }: NumberTableProps) {
  const total = rows.reduce((sum, { numbers }) => sum + (numbers[0] ?? 0), 0);
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
    <section className={styles.area} aria-label={`Table: ${label}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {column}
              </th>
            ))}
            {hasShares && (
              <th scope="col" className={styles.number}>
                Share
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {others.map((column, index) => (
                <td key={column} className={styles.number}>
                  {(numbers[index] ?? 0).toLocaleString('en-US')}
                </td>
              ))}
              {hasShares && <td className={styles.number}>{percent(numbers[0] ?? 0, total)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${((100 * part) / whole).toFixed(1)}%`;
}
