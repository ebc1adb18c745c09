import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import {
  criteria,
  type Half,
  interviewing,
  longestFeedback,
  rubric,
  type Score,
  type Seat,
} from '#shared/domain/meetings.ts';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Label } from '../../../components/ui/field.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { halfNames } from '../../../lib/meeting-text.ts';
import { refreshMeetings } from '../../../queries/meetings.ts';
import {
  dropDraft,
  type FeedbackDraft,
  keepDraft,
  keptDraft,
  missingIn,
  toFeedback,
} from './feedback-draft.ts';
import { RadioCards } from './radio-cards.tsx';

interface FeedbackFormProps {
  id: string;
  half: Half;
  /** Where the reader sat in that half. */
  seat: Seat;
  /** Of the other person. */
  name: string;
}

const scores = [1, 2, 3, 4] as const;

const optionsOf = (steps: Record<Score, string>) =>
  scores.map((value) => ({ value, label: `${value}`, note: steps[value] }));

const choose = 'Please choose one.';

/** The rubric. Nobody sees anything of it until both have sent theirs. */
export function FeedbackForm({ id, half, seat, name }: FeedbackFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => keptDraft(id, half));
  const [isChecked, setChecked] = useState(false);
  const missing = isChecked ? missingIn(draft, seat) : [];
  const send = useMutation({
    mutationFn: async () => {
      const body = toFeedback(draft, seat);
      if (!body) return;
      await api.call('PUT /api/meetings/:id/feedback/:half', { params: { id, half }, body });
    },
    onSuccess: () => dropDraft(id, half),
    onSettled: () => refreshMeetings(queries),
  });

  function change(part: Partial<FeedbackDraft>) {
    const changed = { ...draft, ...part };
    setDraft(changed);
    keepDraft(id, half, changed);
  }
  function submit(event: React.FormEvent) {
    event.preventDefault();
    setChecked(true);
    const [first] = missingIn(draft, seat);
    if (first === undefined) return send.mutate();
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }
  const errorOf = (part: string) => (missing.includes(part) ? choose : undefined);
  const isCandidate = seat === 'candidate';

  return (
    <form ref={form} noValidate onSubmit={submit} className="max-w-4xl">
      <p className="text-ink-muted text-sm">{halfNames[half]}</p>
      <h2 className="text-2xl">{isCandidate ? 'How did you do?' : `How did ${name} do?`}</h2>
      <p className="mt-2 mb-6 max-w-xl text-ink-muted">
        {isCandidate && `Rate yourself; ${name} rates you by the same rubric. `}
        {name} will see this once both of you have sent it, not before.
      </p>
      <div className="space-y-5">
        {criteria.map((criterion) => (
          <RadioCards
            key={criterion}
            legend={rubric[criterion].title}
            name={criterion}
            options={optionsOf(rubric[criterion].steps)}
            chosen={draft.scores[criterion] ?? null}
            error={errorOf(criterion)}
            onChoose={(score) => change({ scores: { ...draft.scores, [criterion]: score } })}
          />
        ))}
        <RadioCards
          legend={isCandidate ? 'Would you have hired yourself?' : 'Would you hire them?'}
          name="wouldHire"
          options={[
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ]}
          chosen={draft.wouldHire}
          error={errorOf('wouldHire')}
          onChoose={(wouldHire) => change({ wouldHire })}
        />
        {isCandidate && (
          <RadioCards
            legend={`How did ${name} interview?`}
            name="interviewing"
            options={optionsOf(interviewing.steps)}
            chosen={draft.scores.interviewing ?? null}
            error={errorOf('interviewing')}
            onChoose={(score) => change({ scores: { ...draft.scores, interviewing: score } })}
          />
        )}
        <div className="max-w-2xl">
          <Label htmlFor={fieldId}>What else? (optional)</Label>
          <TextArea
            id={fieldId}
            rows={3}
            maxLength={longestFeedback}
            value={draft.comment}
            onChange={(event) => change({ comment: event.currentTarget.value })}
          />
        </div>
      </div>
      <FailureNotice error={send.error} className="mt-4" />
      <div className="mt-5">
        <SubmitButton isBlocked={send.isPending} isPending={send.isPending}>
          Send feedback
        </SubmitButton>
      </div>
    </form>
  );
}
