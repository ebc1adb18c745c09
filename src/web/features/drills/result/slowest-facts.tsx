import { mostFacts } from '#shared/domain/drills.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { secondsText } from '../../../lib/drill-text.ts';
import { factsPath } from '../facts-path.ts';
import { type AnsweredItem, readRight } from './answered-items.ts';
import { slowestFacts } from './latencies.ts';
import { Section } from './section.tsx';

const most = Math.min(8, mostFacts);

/** Wrong and slow facts, with a link to drill just those. */
export function SlowestFacts({ items }: { items: readonly AnsweredItem[] }) {
  const slowest = slowestFacts(items, most);
  if (slowest.length === 0) return null;
  return (
    <Section title="Slowest facts">
      <ul className="mb-5 max-w-md text-sm tabular-nums">
        {slowest.map(({ index, item, mark, milliseconds }) => (
          <li key={index} className="flex justify-between gap-4 border-rule border-b py-1.5">
            <span className="min-w-0 break-words">
              {item.prompt.replace('?', readRight(item.asks))}
            </span>
            <span className="whitespace-nowrap text-ink-muted">
              {mark === 'wrong' && <span className="text-danger">wrong, </span>}
              {secondsText(milliseconds)}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={factsPath(slowest.flatMap(({ item }) => item.fact ?? []))}
        variant="secondary"
        size="medium"
      >
        Drill these
      </ButtonLink>
    </Section>
  );
}
