import type { Operator } from '#shared/drills/item.ts';
import { secondsText } from '../../../lib/drill-text.ts';
import type { AnsweredItem } from './answered-items.ts';
import { heatMapOf } from './heat-map.ts';
import styles from './heat-table.module.css';

interface HeatTableProps {
  items: readonly AnsweredItem[];
  operator: Operator;
  title: string;
}

/** The darker, the slower. */
export function HeatTable({ items, operator, title }: HeatTableProps) {
  const map = heatMapOf(items, operator);
  if (!map) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {title}: the smaller number down, the larger across
      </caption>
      <thead>
        <tr>
          <td />
          {map.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {map.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td
                key={map.columns[column]}
                data-heat={cell ? Math.round(4 * cell.heat) : undefined}
                className={cell ? styles.cell : undefined}
                title={cell ? `${cell.count} answered` : undefined}
              >
                {cell && secondsText(cell.medianMs)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
