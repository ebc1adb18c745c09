import { ChevronDownIcon } from '../../../components/ui/icons.tsx';

const definitions = [
  [
    'New people',
    'Accounts created. Those deleted after their first day still count, but are no longer in the list.',
  ],
  [
    'Active people',
    'Signed-in people who answered a question, opened its solution or simulation, set its status, or wrote in a discussion. Each counts once.',
  ],
  ['Answers', 'Answers by signed-in people that were judged right or wrong, including every try.'],
  [
    'Right on first try',
    'Of the questions that people answered for the first time in this period, the share they got right on that first try, without having read the solution.',
  ],
  [
    'Subscriptions started, ended',
    'Subscriptions whose card was accepted, including trials, by the day they were created and the day they ended.',
  ],
  [
    'Monthly revenue',
    'The monthly price of all paid subscriptions at the end of the last day: a twelfth for annual ones, nothing for trials and unpaid ones. The list shows who is active now.',
  ],
  ['Visits', 'Page views, excluding bots and admin pages.'],
  [
    'Next questions',
    'What signed-in people were given to answer next, on the day they were given it, and whether their first answer was right. Giving up counts as an answer.',
  ],
] as const;

export function Definitions() {
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-1 rounded-sm text-sm hover:text-accent">
        What these figures mean
        <ChevronDownIcon className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <dl className="mt-3 grid gap-x-8 gap-y-3 text-sm md:grid-cols-2">
        {definitions.map(([term, definition]) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="text-ink-muted">{definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
