import { useId, useState } from 'react';
import type { InterviewerState } from '#shared/contracts/meeting.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/input.tsx';
import type { Commands } from './use-command.ts';

interface DealFormProps {
  meeting: InterviewerState;
  commands: Commands;
}

/** The next question, or the same one with other numbers. */
export function DealForm({ meeting, commands }: DealFormProps) {
  const { id, question, questionNumber } = meeting;
  const { run, isPending } = commands;
  const fieldId = useId();
  const [chosen, setChosen] = useState('');

  function deal(event: React.FormEvent) {
    event.preventDefault();
    const difficulty = difficulties.find((one) => one === chosen) ?? null;
    const body = { after: questionNumber, difficulty };
    run((api) => api.call('POST /api/meetings/:id/deal', { params: { id }, body }));
  }

  return (
    <form onSubmit={deal} className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-40">
        <label htmlFor={fieldId} className="mb-1.5 block font-medium text-sm">
          Difficulty
        </label>
        <Select
          id={fieldId}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">By level</option>
          {difficulties.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </Select>
      </div>
      <Button
        type="submit"
        size="medium"
        variant={question ? 'secondary' : 'primary'}
        disabled={isPending}
      >
        {question ? 'Next question' : 'Choose a question'}
      </Button>
      {question?.hasOtherNumbers && (
        <Button
          size="medium"
          variant="secondary"
          disabled={isPending}
          onClick={() =>
            run((api) =>
              api.call('POST /api/meetings/:id/numbers', {
                params: { id },
                body: { question: question.number, variant: question.variant },
              }),
            )
          }
        >
          Other numbers
        </Button>
      )}
    </form>
  );
}
