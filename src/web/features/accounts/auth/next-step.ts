import { returnUrl } from '#shared/domain/return-url.ts';

interface NextStep {
  to: string;
  label: string;
}

const labels: [path: RegExp, label: string][] = [
  [/^\/question\/\d+/, 'Continue to your question'],
  [/^\/discussions\/\d+/, 'Continue to the discussion'],
  [/^\/subscription/, 'Continue to your plan'],
];

/** Where a new user was going before registering, or else the questions. */
export function nextStep(returnTo: string | null): NextStep {
  const to = returnUrl(returnTo);
  if (to === '/' || to.startsWith('/questions')) {
    return { to: to === '/' ? '/questions' : to, label: 'Browse the questions' };
  }
  const label = labels.find(([path]) => path.test(to))?.[1] ?? 'Continue where you left off';
  return { to, label };
}
