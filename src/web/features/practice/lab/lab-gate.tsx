import { useId } from 'react';
import type { LabKind, QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { labWords } from './lab-words.ts';
import type { Opening } from './opening.ts';
import { useExploration } from './use-exploration.ts';
import { usePrediction } from './use-prediction.ts';

interface LabGateProps {
  kind: LabKind;
  question: QuestionDetail;
  user: User | null;
  onOpen: (opening: Opening) => void;
}

/** Asks for a prediction before anything is shown. */
export function LabGate({ kind, question, user, onOpen }: LabGateProps) {
  const headingId = useId();
  const { variant, answer } = question;
  const canPredict = answer?.kind !== 'choice';
  const predict = usePrediction(answer?.unit ?? null, (prediction) =>
    onOpen({ by: 'prediction', prediction, variant }),
  );
  const explore = useExploration(question.id, user, () =>
    onOpen({ by: 'exploring', prediction: null, variant }),
  );
  return (
    <section aria-labelledby={headingId}>
      <Card className="p-5">
        <h2 id={headingId} className="text-xl">
          Commit first
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-ink-muted text-sm">
          {labWords[kind].tells} To open the {kind} and compare, check an answer above
          {canPredict && ' or write down what you expect'}.
        </p>
        {canPredict && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              predict.submit(new FormData(event.currentTarget));
            }}
          >
            <TextField
              label="What do you expect?"
              name="prediction"
              hint="A guess will do. It is not checked, and only you see it."
              error={predict.error}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
            />
            <SubmitButton
              variant="secondary"
              isBlocked={predict.isPending}
              isPending={predict.isPending}
            >
              Open the {kind}
            </SubmitButton>
          </form>
        )}
        <div className={canPredict ? 'mt-6 border-rule border-t pt-5' : undefined}>
          <Button variant="secondary" disabled={explore.isPending} onClick={() => explore.mutate()}>
            Explore without answering
          </Button>
          <p className="mt-2 text-ink-muted text-sm">The question will count as done with help.</p>
          <p role="status" className="text-danger text-sm">
            {explore.error && failureText(explore.error)}
          </p>
        </div>
      </Card>
    </section>
  );
}
