import { useState } from 'react';
import type { SelfJudgment } from '#shared/contracts/answer-check.ts';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import { answerIn } from '../../../components/answering/answer-in.ts';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useTakesClicks } from '../../../lib/use-takes-clicks.ts';
import type { AnswerFormProps } from './answer-form-props.ts';
import { ComparisonBarrier } from './comparison-barrier.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { useActiveTime } from './use-active-time.ts';
import { useEndInView } from './use-end-in-view.ts';
import { useSavedAnswer } from './use-saved-answer.ts';
import { useSelfJudging } from './use-self-judging.ts';
import { Verdict } from './verdict.tsx';
import { WrittenField } from './written-field.tsx';

/** An answer that learners compare with a given one, and judge themselves. */
export default function SelfJudgedForm(props: AnswerFormProps) {
  const { question, asked, user, mode = 'browse', nextLabel, missLabel, events } = props;
  const takesClicks = useTakesClicks();
  const owner = { questionId: question.id, variant: null, userId: user?.id ?? null };
  const saved = useSavedAnswer(mode === 'browse' ? owner : null);
  const { compare, judge } = useSelfJudging(question.id, mode, events);
  const readTime = useActiveTime();
  const [isEmpty, setEmpty] = useState(false);
  const barrier = solutionBarrier(user, question);
  const judged = judge.data;
  const nextText = judged?.verdict === 'right' ? nextLabel : (missLabel ?? nextLabel);
  const failure = compare.error && failureText(compare.error, 'That did not work. Try again.');
  const end = useEndInView(judged);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (judged) return events.onContinue();
    const answer = answerIn(event.currentTarget);
    setEmpty(answer === '');
    if (answer && barrier === null) compare.mutate(answer);
  }

  function handleInput(event: React.FormEvent<HTMLFormElement>) {
    if (!isOwnField(event.target)) return;
    saved.save(answerIn(event.currentTarget));
    setEmpty(false);
    if (judged) return;
    compare.reset();
    judge.reset();
  }

  const judgeAs = (verdict: SelfJudgment['verdict']) =>
    compare.variables && judge.mutate({ answer: compare.variables, verdict, time: readTime() });

  return (
    <form
      ref={saved.ref}
      noValidate
      className="@container relative"
      onSubmit={submit}
      onInput={handleInput}
      onKeyDown={submitWithKeys}
    >
      <WrittenField
        asked={asked}
        isReadOnly={judged !== undefined}
        error={isEmpty ? 'Enter your answer first.' : (failure ?? undefined)}
      />
      {barrier && <ComparisonBarrier barrier={barrier} />}
      {!barrier && !compare.data && (
        <SubmitButton isBlocked={!takesClicks || compare.isPending} isPending={compare.isPending}>
          Compare
        </SubmitButton>
      )}
      {compare.data && (
        <ComparisonView
          comparison={compare.data}
          isJudged={judged !== undefined}
          isPending={judge.isPending}
          onJudge={judgeAs}
        />
      )}
      <div ref={end} className={`scroll-my-4 ${judged ? 'mt-5' : ''}`}>
        {judged && nextText !== null && (
          <SubmitButton isBlocked={false} isPending={false}>
            {nextText}
          </SubmitButton>
        )}
        <Verdict
          judgment={judged ?? null}
          revealed={null}
          failure={judge.error && failureText(judge.error)}
          hintsLeft={null}
        />
      </div>
    </form>
  );
}

const isOwnField = (target: EventTarget) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.name === 'answer';

/** In a field of several lines, Enter alone begins a new one. */
function submitWithKeys(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
