import { Link } from 'react-router';
import { nextStep } from './next-step.ts';

const steps = [
  { to: '/practice', label: 'Practice at your level', text: 'with reviews on the right day' },
  { to: '/drills', label: 'Run a timed drill', text: 'in the formats of real assessments' },
  { to: '/questions', label: 'Browse the questions', text: 'by topic and difficulty' },
];

/** Beside the confirmation, where new users first see what their account is for. */
export function WhatNext({ returnTo }: { returnTo: string | null }) {
  const main = nextStep(returnTo).to;
  return (
    <aside
      aria-labelledby="what-next"
      className="rounded-lg border border-rule bg-sunken p-7 sm:p-10 md:self-start"
    >
      <h2 id="what-next" className="text-2xl">
        What you can do now
      </h2>
      <ul className="mt-6 space-y-4">
        {steps
          .filter(({ to }) => to !== main)
          .map(({ to, label, text }) => (
            <li key={to}>
              <Link to={to} className="text-link">
                {label}
              </Link>{' '}
              {text}
            </li>
          ))}
      </ul>
    </aside>
  );
}
