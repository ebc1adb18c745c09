import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { registerPath, signInPath } from '../../../lib/sign-in-path.ts';

const parts = [
  {
    name: 'Review on the right day',
    text: 'Every question you answer comes back shortly before you would forget it: the ones you missed tomorrow, the easy ones in weeks.',
  },
  {
    name: 'The question that fits',
    text: 'The next one is hard enough to learn from, and comes from the topic where you need it most.',
  },
  {
    name: 'A rating that is honest',
    text: 'Your first answer to each question is measured against its difficulty, which is measured by the answers of others. Only you see it.',
  },
] as const;

/** For visitors. */
export function PracticeIntro() {
  const location = useLocation();
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="text-3xl">Practice</h1>
      <p className="mt-4 max-w-xl font-serif text-ink-muted text-xl">
        A little every day, on the questions that help you most.
      </p>
      <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {parts.map(({ name, text }) => (
          <div key={name} className="border-ink border-t pt-4">
            <dt className="font-serif text-xl">{name}</dt>
            <dd className="mt-2 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/practice/train" size="medium" prefetch="intent">
          Start training
        </ButtonLink>
        <ButtonLink to={signInPath(location)} variant="secondary" size="medium">
          Sign in to practice
        </ButtonLink>
        <ButtonLink to={registerPath(location)} variant="secondary" size="medium">
          Create an account
        </ButtonLink>
      </div>
      <p className="mt-6">
        <span className="text-ink-muted">Neither training nor</span>{' '}
        <Link to="/drills" className="text-link">
          timed drills
        </Link>{' '}
        <span className="text-ink-muted">need an account.</span>
      </p>
    </div>
  );
}
