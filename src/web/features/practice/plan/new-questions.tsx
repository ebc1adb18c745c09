import { Link } from 'react-router';
import type { Plan } from '#shared/contracts/plan.ts';
import { countOf } from '#shared/domain/count-of.ts';
import type { Phase } from '#shared/domain/plans.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';
import { MoreMinutes } from './more-minutes.tsx';

interface NewQuestionsProps {
  plan: Plan;
  /** Of today. */
  phase: Phase;
}

/** Whether all of them fit. */
export function NewQuestions({ plan, phase }: NewQuestionsProps) {
  if (phase === 'interview') return null;
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">New questions</h2>
      {phase === 'practice' ? (
        <HowManyFit plan={plan} />
      ) : (
        <p className="text-ink-muted">Too close for new questions: reviews and drills only.</p>
      )}
    </section>
  );
}

function HowManyFit({ plan }: { plan: Plan }) {
  const { days, today, minutes, leftOut } = plan;
  const fitting = days.reduce((sum, day) => sum + (day.date < today ? 0 : day.questions), 0);
  const all = fitting + leftOut.count;
  if (all === 0) {
    return <p className="text-ink-muted">You have tried every question for this role.</p>;
  }
  if (leftOut.count === 0) {
    return (
      <p className="text-ink-muted">
        {all === 1
          ? 'The one that you have not tried yet fits.'
          : `All ${wholeNumber(all)} that you have not tried yet fit.`}
      </p>
    );
  }
  return (
    <>
      <p className="mb-3">
        At {minutes} minutes a day, about {wholeNumber(fitting)} of {countOf(all, 'question')} fit.{' '}
        {leftOut.count === 1
          ? 'The one that is left out is the furthest from your level.'
          : `The ${wholeNumber(leftOut.count)} that are left out are those furthest from your level.`}
      </p>
      <MoreMinutes plan={plan} />
      <LeftOut {...leftOut} />
    </>
  );
}

function LeftOut({ count, questions }: Plan['leftOut']) {
  if (questions.length === 0) return null;
  return (
    <details className="group mt-4">
      <summary className="inline-flex items-center gap-1 rounded-sm text-sm hover:text-accent">
        {questions.length < count ? `The first ${questions.length} left out` : 'What is left out'}
        <ChevronDownIcon className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 max-h-80 divide-y divide-rule overflow-y-auto text-sm">
        {questions.map(({ id, name, difficulty }) => (
          <li key={id} className="flex items-baseline justify-between gap-x-4 py-1.5 pr-2">
            <Link to={`/question/${id}`} className="min-w-0 text-link [overflow-wrap:anywhere]">
              {name}
            </Link>
            <DifficultyBadge difficulty={difficulty} />
          </li>
        ))}
      </ul>
    </details>
  );
}
