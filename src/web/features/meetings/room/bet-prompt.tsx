import { useState } from 'react';
import type { CandidateState } from '#shared/contracts/meeting.ts';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useCommand } from './use-command.ts';

interface BetPromptProps {
  meeting: CandidateState;
  /** Its number. */
  bet: number;
}

/** How sure the candidate is of what they have just said. */
export function BetPrompt({ meeting: { id, question }, bet }: BetPromptProps) {
  const { run, isPending } = useCommand(id);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function send(event: React.FormEvent) {
    event.preventDefault();
    const percent = percentIn(typed);
    setWrong(percent === null);
    if (percent === null || !question) return;
    const body = { question: question.number, bet, percent };
    run((api) => api.call('PUT /api/meetings/:id/bets', { params: { id }, body }));
  }

  return (
    <form
      noValidate
      aria-label="Your bet"
      onSubmit={send}
      className="mt-6 rounded-md border border-accent bg-accent-soft px-4 pt-4"
    >
      <p className="mb-3 font-medium">What would you bet on that?</p>
      <div className="flex items-start gap-3">
        <div className="max-w-60 grow">
          <TextField
            label="How sure are you, in percent?"
            name="percent"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed}
            error={isWrong ? 'A whole number from 5 to 99.' : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <div className="pt-7">
          <Button type="submit" size="medium" disabled={isPending}>
            Bet
          </Button>
        </div>
      </div>
    </form>
  );
}

function percentIn(text: string): number | null {
  const [, digits] = /^\s*(\d{1,2})\s*%?\s*$/.exec(text) ?? [];
  const percent = Number(digits ?? 0);
  return percent >= 5 ? percent : null;
}
