import { mostBets } from '#shared/domain/meetings.ts';
import { Button } from '../../../components/ui/button.tsx';
import type { QuestionPart } from './question-part.ts';

/** “What would you bet on that?”, and what the candidate said. */
export function Bets({ id, question, commands }: QuestionPart) {
  const { number, bets } = question;
  const isOpen = bets.at(-1)?.percent === null;
  const answered = bets.flatMap(({ percent }) => (percent === null ? [] : [`${percent}%`]));
  if (!commands && bets.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      {commands && (
        <Button
          variant="secondary"
          disabled={commands.isPending || isOpen || bets.length >= mostBets}
          onClick={() =>
            commands.run((api) =>
              api.call('POST /api/meetings/:id/bets', {
                params: { id },
                body: { question: number, bet: bets.length + 1 },
              }),
            )
          }
        >
          Ask for a bet
        </Button>
      )}
      <p role="status" className="text-ink-muted text-sm">
        {answered.length > 0 && `Bets: ${answered.join(', ')}. `}
        {isOpen && 'Waiting for the bet.'}
      </p>
    </div>
  );
}
