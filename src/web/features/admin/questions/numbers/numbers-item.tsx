import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminVariants } from '#shared/contracts/admin-question.ts';
import { Markup } from '../../../../components/markup.tsx';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { NumbersText } from './numbers-text.tsx';

interface NumbersItemProps {
  questionId: number;
  numbers: AdminVariants['variants'][number];
  /** The question's own numbers, which always stay in use. */
  isUsual: boolean;
  /** Whether learners can open them. */
  isOffered: boolean;
  onWithdraw: () => void;
  onRestore: () => void;
}

export function NumbersItem(props: NumbersItemProps) {
  const { questionId, numbers, isUsual, isOffered, onWithdraw, onRestore } = props;
  const { variant, isWithdrawn, answer } = numbers;
  // A report leads to the numbers that it is about.
  const isSought = useLocation().hash === `#${variant}`;
  const [isOpen, setOpen] = useState(isSought);
  const id = useId();
  return (
    <li ref={isSought ? scrollTo : null} className="scroll-mt-4 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium font-sans text-base">
            {variant}
            {isUsual && <Badge>Usual numbers</Badge>}
            {isWithdrawn && <Badge color="red">Withdrawn</Badge>}
          </h2>
          <p className="mt-1 break-words text-ink-muted text-sm">{inWords(numbers.numbers)}</p>
          {answer !== '' && (
            <div className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="text-ink-muted">Answer:</span>
              <div className="min-w-0">
                <Markup html={answer} isCompact />
              </div>
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide text' : 'Show text'}
            <span className="sr-only"> of {variant}</span>
          </Button>
          {!isUsual && (
            <Button variant="secondary" onClick={isWithdrawn ? onRestore : onWithdraw}>
              {isWithdrawn ? 'Put back' : 'Withdraw'}
              <span className="sr-only"> {variant}</span>
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <section id={id} aria-label={`Text of ${variant}`} className="mt-4">
          <NumbersText questionId={questionId} variant={variant} isOffered={isOffered} />
        </section>
      )}
    </li>
  );
}

const scrollTo = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'start' });

const inWords = (numbers: Record<string, string>) =>
  Object.entries(numbers)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
