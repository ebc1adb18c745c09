import { useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { countText, numberText } from './numbers.ts';
import type { ProgramNumbers } from './parameter-values.ts';
import type { Seed } from './use-seed.ts';
import { useStory } from './use-story.ts';

interface StoryOfTrialProps {
  questionId: number;
  numbers: ProgramNumbers;
  seed: Seed;
}

/** Tells the trials of the experiment with this seed, one after another. */
export function StoryOfTrial({ questionId, numbers, seed }: StoryOfTrialProps) {
  const headingId = useId();
  const { told, isFailed, tell } = useStory(questionId, numbers);

  function tellNext() {
    const number = seed.read();
    if (number !== null) tell(number, told?.seed === number ? told.trial + 1 : 1);
  }

  return (
    <section aria-labelledby={headingId} className="border-rule border-t pt-4">
      <h3 id={headingId} className="mb-3 text-lg">
        One trial, step by step
      </h3>
      <Button variant="secondary" onClick={tellNext}>
        {told ? 'Another trial' : 'Show one trial'}
      </Button>
      <div aria-live="polite" className="mt-3 space-y-2 text-sm empty:hidden">
        {isFailed && <p>The trial could not be shown. Please try again.</p>}
        {told && (
          <>
            <p className="text-ink-muted">
              Trial {countText(told.trial)} with seed {told.seed}
            </p>
            <ol className="list-decimal space-y-1 ps-6">
              {told.story.steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
                <li key={index}>{step}</li>
              ))}
            </ol>
            <p>Outcome: {numberText(told.story.outcome)}</p>
          </>
        )}
      </div>
    </section>
  );
}
