import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Simulation } from '#shared/contracts/simulation.ts';
import type { Commitment } from './commitment.ts';
import { Experiment } from './experiment-view.tsx';
import { NumberSliders } from './number-sliders.tsx';
import { toProgramNumbers } from './parameter-values.ts';
import { Program } from './program.tsx';
import { StoryOfTrial } from './story-of-trial.tsx';
import { useExperiment } from './use-experiment.ts';
import { useNumbers } from './use-numbers.ts';
import { useSeed } from './use-seed.ts';

interface BenchProps {
  question: QuestionDetail;
  simulation: Simulation;
  commitment: Commitment | null;
  /** Null until the reader knows it. */
  answer: number | null;
}

/** Runs trials with the question's numbers, or with others that the reader chooses. */
export function Bench({ question, simulation, commitment, answer }: BenchProps) {
  const { program, hasStory, estimates, variants } = simulation;
  const { id } = question;
  const seed = useSeed();
  const numbers = useNumbers(variants, question.variant);
  const { chosen, areOwn } = numbers;
  const taken = toProgramNumbers(chosen?.numbers ?? {});
  const experiment = useExperiment(id, taken);
  return (
    <div className="space-y-6">
      <NumberSliders
        questionId={id}
        numbers={numbers}
        isDisabled={experiment.isInProgress}
        onChange={experiment.reset}
      />
      <Experiment
        question={question}
        experiment={experiment}
        seed={seed}
        estimates={estimates}
        // Both are about the question's own numbers.
        commitment={areOwn ? commitment : null}
        answer={areOwn ? answer : null}
      />
      {hasStory && (
        <StoryOfTrial key={chosen?.variant} questionId={id} numbers={taken} seed={seed} />
      )}
      <Program about="How a trial works" text={program} />
    </div>
  );
}
