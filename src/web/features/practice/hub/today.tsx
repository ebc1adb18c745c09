import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { Practice } from '#shared/contracts/practice.ts';
import { countOf } from '#shared/domain/count-of.ts';
import { dayCount } from '#shared/domain/days.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { pointsText } from '../../../lib/drill-text.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { NextQuestion } from './next-question.tsx';
import { aboutMinutes, restText, type TodayStep, timeLeft, todaySteps } from './today-steps.ts';
import { useTodaysDrill } from './use-todays-drill.ts';

/** The steps of today, ticked as the server sees them done. */
export function Today({ practice }: { practice: Practice }) {
  const preset = useTodaysDrill();
  const steps = todaySteps(practice.today, preset);
  const time = timeLeft(steps);
  return (
    <section className="min-w-0 border-ink border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">Today</h2>
          <p className="mt-1 text-ink-muted text-sm first-letter:uppercase">
            {time
              ? `${time}, at your pace`
              : `${restText(steps, practice.plan) ?? 'All done.'} Come back tomorrow, or go on as you like.`}
          </p>
          <PlanLine plan={practice.plan} />
        </div>
        <ButtonLink to="/practice/train" size="large" prefetch="intent">
          Train
        </ButtonLink>
      </div>
      <ol className="mt-5 divide-y divide-rule border-rule border-t">
        {steps.map((step) => (
          <Step key={step.kind} step={step}>
            {step.kind === 'reviews' && <Reviews practice={practice} />}
            {step.kind === 'questions' && <Questions practice={practice} />}
            {step.kind === 'drill' && preset && <Drill preset={preset} />}
          </Step>
        ))}
      </ol>
      {!practice.next && (
        <p className="border-rule border-t py-4 text-ink-muted text-sm">
          You have tried every question that can be checked.{' '}
          <Link to="/questions" className="text-link">
            All questions
          </Link>
        </p>
      )}
      {practice.today.reviews.of === 0 && (
        <p className="border-rule border-t pt-4 text-ink-muted text-sm">
          No reviews today.{' '}
          <Link to="/practice/review" className="text-link">
            See what is coming up
          </Link>
        </p>
      )}
    </section>
  );
}

/** How long until the interview, or else how to prepare for one. */
function PlanLine({ plan }: Pick<Practice, 'plan'>) {
  return (
    <p className="mt-1 text-ink-muted text-sm">
      {plan ? untilInterview(plan) : 'Have an interview date?'}{' '}
      <Link to="/practice/plan" className="text-link">
        {plan ? 'Your plan' : 'Make a plan'}
      </Link>
    </p>
  );
}

function untilInterview({ today, interviewOn }: NonNullable<Practice['plan']>): string {
  const daysLeft = dayCount({ start: today, end: interviewOn }) - 1;
  if (daysLeft === 0) return 'Your interview is today. Good luck.';
  if (daysLeft === 1) return 'Your interview is tomorrow.';
  return `${countOf(daysLeft, 'day')} to your interview.`;
}

/** What is done keeps only its name, so that what is left stands out. */
function Step({ step, children }: { step: TodayStep; children: React.ReactNode }) {
  const { isDone, title, minutes } = step;
  return (
    <li className="flex gap-3.5 py-4">
      {isDone ? (
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-label="Done" />
      ) : (
        <Circle className="mt-0.5 size-5 shrink-0 text-ink-muted" aria-label="To do" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className={`font-medium font-sans ${isDone ? 'text-ink-muted' : ''}`}>{title}</h3>
          {!isDone && <p className="text-ink-muted text-sm">{aboutMinutes(minutes)}</p>}
        </div>
        {!isDone && <div className="mt-2">{children}</div>}
      </div>
    </li>
  );
}

function Reviews({ practice: { due, minutes, today } }: { practice: Practice }) {
  return (
    <>
      {due > today.reviews.of - today.reviews.done && (
        <p className="mb-3 text-ink-muted text-sm">
          {wholeNumber(due)} are due in all, {aboutMinutes(minutes)}. The rest can wait.
        </p>
      )}
      <ButtonLink to="/practice/review" variant="secondary">
        Start the review
      </ButtonLink>
    </>
  );
}

function Questions({ practice: { next } }: { practice: Practice }) {
  // A review comes first, and has a step of its own.
  if (!next || next.reason === 'review') {
    return (
      <p className="text-ink-muted text-sm">Hard enough to learn from, where you need it most.</p>
    );
  }
  return <NextQuestion next={next} />;
}

function Drill({ preset: { slug, format, best } }: { preset: DrillPreset }) {
  return (
    <>
      <p className="mb-3 text-ink-muted text-sm">
        {formatInWords(format)}
        {best && <> Your best: {pointsText(best.points)}.</>}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={`/drills/run?preset=${slug}`} variant="secondary">
          Run it
        </ButtonLink>
        <Link to="/drills" className="text-link text-sm">
          All drills
        </Link>
      </div>
    </>
  );
}
