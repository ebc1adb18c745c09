import { useState } from 'react';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { secondsText } from '../../../lib/drill-text.ts';
import { BookTable } from '../book-table.tsx';
import { type AnsweredItem, readResponse, readRight } from './answered-items.ts';
import { Section } from './section.tsx';

/** Every item with the right answer and an explanation. */
export function ItemReview({ items }: { items: readonly AnsweredItem[] }) {
  const [isShort, setShort] = useState(false);
  if (items.length === 0) return null;
  const shown = isShort ? items.filter(({ mark }) => mark !== 'right') : items;
  return (
    <div className="mt-12 max-w-3xl">
      <Section title="Every item">
        <CheckBox
          label="Hide right answers"
          name="mistakes"
          checked={isShort}
          onChange={() => setShort(!isShort)}
        />
        {shown.length === 0 && <p className="mt-4 text-ink-muted">You got everything right.</p>}
        <ol className="mt-4">
          {shown.map((one) => (
            <Reviewed key={one.index} answered={one} />
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Reviewed({ answered }: { answered: AnsweredItem }) {
  const { index, item, mark, response, milliseconds, isLate } = answered;
  const { prompt, board, asks, explanation } = item;
  const given = readResponse(asks, response);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 border-rule border-t py-2.5">
      <span className="text-ink-muted text-sm tabular-nums">{index + 1}</span>
      <div className="min-w-0 break-words">
        <p>{prompt}</p>
        {board && (
          <div className="mb-3 w-fit">
            <BookTable book={board} />
          </div>
        )}
        <p className="text-sm">
          <Verdict mark={mark} isLate={isLate} given={given} />
          {mark !== 'right' && <> Right: {readRight(asks)}</>}
        </p>
        {explanation && <p className="text-ink-muted text-sm">{explanation}</p>}
      </div>
      <span className="text-ink-muted text-sm tabular-nums">
        {milliseconds > 0 && secondsText(milliseconds)}
      </span>
    </li>
  );
}

interface VerdictProps extends Pick<AnsweredItem, 'mark' | 'isLate'> {
  given: string | null;
}

function Verdict({ mark, isLate, given }: VerdictProps) {
  if (isLate)
    return <span className="text-ink-muted">{given ?? 'Nothing'}, too late to count.</span>;
  if (given === null) return <span className="text-ink-muted">Skipped.</span>;
  return mark === 'right' ? (
    <span className="text-success">✓ {given}</span>
  ) : (
    <span className="text-danger">✗ {given}.</span>
  );
}
