import { useId } from 'react';
import type { Operator } from '#shared/drills/item.ts';
import type { AnsweredItem } from './answered-items.ts';
import { type HeatMap, heatMapOf } from './heat-map.ts';
import styles from './heat-table.module.css';

interface HeatTableProps {
  items: readonly AnsweredItem[];
  operator: Operator;
  title: string;
}

/** A map needs something to compare. */
const fewestCells = 2;

/** Darker cells are slower. */
export function HeatTable({ items, operator, title }: HeatTableProps) {
  const id = useId();
  const map = heatMapOf(items, operator);
  if (!map) return null;
  if (countCells(map) < fewestCells) {
    return (
      <p className={styles.caption}>
        {title}: once you answer items of several sizes in one run, a map here shows which are slow.
      </p>
    );
  }
  return (
    <>
      {/* Not a caption, which would be as narrow as the table. */}
      <p id={id} className={styles.caption}>
        {title}, in seconds: the smaller number down, the larger across
      </p>
      <table aria-labelledby={id} className={styles.table}>
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
                  {cell && (cell.medianMs / 1000).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function countCells({ rows }: HeatMap): number {
  return rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null).length;
}
