import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { GivenAnswer } from '#shared/contracts/answer.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Markup } from '../../markup.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './answer-trial.module.css';
import type { ExtrasErrors } from './use-extras-draft.ts';

interface AnswerTrialProps {
  answer: GivenAnswer;
  /** Shows validation errors at the answer's fields. */
  onErrors: (errors: ExtrasErrors) => void;
}

/** Lets the author try an answer, judged by what is in the form now. */
export function AnswerTrial({ answer, onErrors }: AnswerTrialProps) {
  const api = useApi();
  const [attempt, setAttempt] = useState('');
  const trial = useMutation({
    mutationFn: (tried: { answer: GivenAnswer; attempt: string }) =>
      api.call('POST /api/admin/answer-trials', { body: tried }),
    onError: (error) => onErrors(error instanceof ApiError ? error.fieldErrors : {}),
  });
  // A verdict on earlier input would be misleading.
  const isCurrent =
    JSON.stringify(trial.variables) === JSON.stringify({ answer, attempt: attempt.trim() });
  const verdict = isCurrent ? trial.data : undefined;

  function tryIt() {
    trial.mutate({ answer, attempt: attempt.trim() });
  }

  return (
    <div className={styles.trial}>
      <div className={styles.line}>
        <TextField
          // Outside the form, since it is not part of the question.
          form="none"
          label="Try it as a learner"
          name="attempt"
          hint={
            answer.kind === 'choice'
              ? 'Type the number of a choice.'
              : 'Type an answer to see the verdict. Nothing is saved.'
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={attempt}
          error={isCurrent && trial.error ? failureText(trial.error) : undefined}
          onChange={({ target }) => setAttempt(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            tryIt();
          }}
        />
        <Button variant="secondary" size="medium" disabled={trial.isPending} onClick={tryIt}>
          Try
        </Button>
      </div>
      <div role="status" data-verdict={verdict?.verdict} className={styles.verdict}>
        {verdict && (
          <>
            <p className="font-medium">
              {verdict.verdict === 'close' && 'Close. '}
              {verdict.message}
            </p>
            {verdict.readAs !== null && (
              <div className="flex flex-wrap items-baseline gap-x-2 text-ink-muted text-sm">
                Read as <Markup html={verdict.readAs} />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}
