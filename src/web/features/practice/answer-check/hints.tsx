import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { hintQuery, type Shown } from '../../../queries/questions.ts';

interface HintsProps {
  question: Shown & Pick<QuestionDetail, 'hintCount'>;
  /** How many hints of the question come before these. */
  before?: number;
  /** The key that shows the next one. */
  shortcut?: string;
  /** Another hint is shown. */
  onShow?: (shown: number) => void;
}

/** Shows one hint at a time and fetches each when the reader asks for it. */
export function Hints({ question, before = 0, shortcut, onShow }: HintsProps) {
  const { hintCount: count } = question;
  const [shown, setShown] = useState(0);
  const showNext = () => {
    if (shown === count) return;
    setShown(shown + 1);
    onShow?.(shown + 1);
  };
  const numbers = Array.from({ length: shown }, (_, index) => index + 1);
  useShortcuts(shortcut ? { [shortcut]: showNext } : {});
  if (count === 0) return null;
  return (
    <div className="space-y-4">
      <ol aria-label="Hints" aria-live="polite" className="space-y-4 empty:hidden">
        {numbers.map((number) => (
          <li key={number} className="border-rule-strong border-s-2 ps-4">
            <h3 className="mb-1 font-medium text-ink-muted text-sm">
              Hint {number} of {count}
            </h3>
            <ShownHint question={question} number={before + number} />
          </li>
        ))}
      </ol>
      {shown < count && (
        <Button variant="secondary" onClick={showNext}>
          Show a hint ({shown + 1} of {count})
        </Button>
      )}
    </div>
  );
}

function ShownHint({ question, number }: { question: Shown; number: number }) {
  const hint = useQuery(hintQuery(useApi(), question, number));
  return (
    <Loaded query={hint} what="The hint" skeleton="h-4 w-2/3">
      {({ html }) => <Markup html={html} />}
    </Loaded>
  );
}
