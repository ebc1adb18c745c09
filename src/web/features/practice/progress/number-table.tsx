import { ChevronDownIcon } from '../../../components/ui/icons.tsx';

interface NumberTableProps {
  /** The text that opens the table. */
  summary: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** The numbers behind a chart, for those who want them or cannot see it. */
export function NumberTable({ summary, columns, rows }: NumberTableProps) {
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-1 rounded-sm text-sm hover:text-accent">
        {summary}
        <ChevronDownIcon className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <table className="mt-3 text-sm tabular-nums">
        <thead className="text-ink-muted">
          <tr className="border-rule border-b">
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="py-1.5 pr-6 text-right font-medium first:text-left last:pr-0"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-rule border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-6 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className="py-1.5 pr-6 text-right last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
