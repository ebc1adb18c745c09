import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { landingTopics } from '#shared/domain/landing-topics.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { useApi } from '../../../lib/app-context.ts';
import { bankFiguresQuery } from '../../../queries/bank-figures.ts';
import { Formula } from './formula.tsx';

/** A well-known formula for each topic of the bank. */
const formulas: Record<string, React.ReactNode> = {
  Probability: (
    <>
      P(<i>A</i> | <i>B</i>)
    </>
  ),
  Statistics: (
    <>
      <i>s</i> ∕ √<i>n</i>
    </>
  ),
  Calculus: (
    <>
      <i>u</i> d<i>v</i> + <i>v</i> d<i>u</i>
    </>
  ),
  'Linear Algebra': (
    <>
      <i>A</i> = <i>QR</i>
    </>
  ),
  'Options Pricing': (
    <>
      (<i>S</i> − <i>K</i>)<sup>+</sup>
    </>
  ),
  'Stochastic Processes': (
    <>
      d<i>W</i>
      <sup>2</sup> = d<i>t</i>
    </>
  ),
  Finance: (
    <>
      (1 + <i>r</i>)
      <sup>
        −<i>t</i>
      </sup>
    </>
  ),
  'Machine Learning': (
    <>
      min <i>L</i>(<i>w</i>)
    </>
  ),
  Brainteaser: (
    <>
      <i>p</i> ∨ ¬<i>p</i>
    </>
  ),
  Programming: (
    <>
      <i>O</i>(<i>n</i> log <i>n</i>)
    </>
  ),
};

export default function Topics() {
  const { data: bank } = useQuery(bankFiguresQuery(useApi()));
  const counts = bank?.categories ?? [];
  const others = counts
    .map(({ category }) => category)
    .filter((category) => !landingTopics.some((topic) => isSame(topic, category)));
  return (
    <section className="page-width py-16 sm:py-20">
      <h2 className="text-3xl">Topics Covered</h2>
      <ul className="mt-10 grid gap-x-12 sm:grid-cols-2">
        {[...landingTopics, ...others].map((topic) => (
          <li key={topic} className="flex items-baseline gap-6 border-rule border-t">
            <Link
              to={`/questions?${new URLSearchParams({ category: topic })}`}
              className="group flex min-w-0 flex-1 items-baseline justify-between gap-4 py-4"
            >
              <span className="font-serif text-xl group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {topic}
              </span>
              {Object.hasOwn(formulas, topic) && (
                <span aria-hidden="true" className="text-ink-muted max-sm:hidden">
                  <Formula>{formulas[topic]}</Formula>
                </span>
              )}
            </Link>
            <span className="w-24 shrink-0 text-end text-ink-muted text-sm tabular-nums">
              {countText(countOf(topic, counts))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isSame(topic: string, category: string): boolean {
  return topic.toLowerCase() === category.toLowerCase();
}

function countOf(
  topic: string,
  counts: readonly { category: string; count: number }[],
): number | undefined {
  return counts.find(({ category }) => isSame(topic, category))?.count;
}

function countText(count: number | undefined): string {
  if (count === undefined) return '';
  return `${wholeNumber(count)} ${count === 1 ? 'question' : 'questions'}`;
}
