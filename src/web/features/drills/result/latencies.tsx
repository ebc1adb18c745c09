import { secondsText } from '../../../lib/drill-text.ts';
import type { AnsweredItem } from './answered-items.ts';
import { HeatTable } from './heat-table.tsx';
import { latenciesOf, operatorNames } from './latencies.ts';
import { Section } from './section.tsx';

/** How long the arithmetic took, by operator and by the size of the operands. */
export function Latencies({ items }: { items: readonly AnsweredItem[] }) {
  const latencies = latenciesOf(items);
  if (latencies.length === 0) return null;
  return (
    <Section title="Time by operator">
      <table className="w-full max-w-md text-sm tabular-nums">
        <thead className="text-ink-muted">
          <tr className="border-rule border-b text-right">
            <th scope="col" className="py-1.5 text-left font-medium">
              Operator
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Median
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Right
            </th>
          </tr>
        </thead>
        <tbody>
          {latencies.map(({ operator, count, right, medianMs }) => (
            <tr key={operator} className="border-rule border-b text-right">
              <th scope="row" className="py-1.5 text-left font-normal">
                {operator} {operatorNames[operator]}
              </th>
              <td className="py-1.5">{secondsText(medianMs)}</td>
              <td className="py-1.5">
                {right} of {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <HeatTable items={items} operator="×" title="Multiplications by size" />
      <HeatTable items={items} operator="+" title="Additions by size" />
    </Section>
  );
}
