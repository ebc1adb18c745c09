import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Neighbors } from '#shared/contracts/question.ts';
import { useApi } from '../../../lib/app-context.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { Arrow } from './arrow.tsx';
import { SetPlace } from './set-place.tsx';
import type { OpenSet } from './use-question-set.ts';

interface AllQuestionsLinkProps {
  /** Absent until the question loads. */
  set?: OpenSet;
}

export function AllQuestionsLink({ set }: AllQuestionsLinkProps) {
  return (
    <nav
      aria-label="Back"
      className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:mb-8"
    >
      <Link
        to={set?.listUrl ?? '/questions'}
        className="inline-flex items-center gap-2 py-1 text-ink-muted text-sm hover:text-ink"
      >
        <Arrow to="left" />
        All Questions
      </Link>
      {set && <SetPlace set={set} />}
    </nav>
  );
}

/** Loads after the page if the reader's sort order is not the default. */
export function NeighborLinks({ set }: { set: OpenSet }) {
  return (
    <nav
      aria-label="Previous and next question"
      className="no-print mt-16 grid grid-cols-2 gap-x-4 border-rule border-t pt-5 sm:gap-x-6"
    >
      <NeighborLink label="Previous" set={set} neighbor={set.neighbors?.previous} />
      <NeighborLink label="Next" set={set} neighbor={set.neighbors?.next} />
    </nav>
  );
}

interface NeighborLinkProps {
  label: 'Previous' | 'Next';
  set: OpenSet;
  /** Null if there is none, undefined while loading. */
  neighbor: Neighbors['next'] | undefined;
}

function NeighborLink({ label, set, neighbor }: NeighborLinkProps) {
  const api = useApi();
  const queries = useQueryClient();
  const isNext = label === 'Next';
  const side = isNext ? 'items-end text-end' : 'items-start';
  const content = (
    <>
      <span className="inline-flex items-center gap-2 text-sm">
        {!isNext && <Arrow to="left" />}
        {label}
        {isNext && <Arrow to="right" />}
      </span>
      <span className="line-clamp-3 min-h-[2lh] font-serif leading-snug sm:text-lg [overflow-wrap:anywhere]">
        {neighbor === null ? endTexts[label] : neighbor?.name}
      </span>
    </>
  );
  if (!neighbor) {
    return <p className={`flex flex-col gap-1 text-ink-muted ${side}`}>{content}</p>;
  }
  const prefetch = () => void queries.prefetchQuery(questionQuery(api, neighbor.id));
  return (
    <Link
      to={set.urlOf(neighbor.id)}
      rel={isNext ? 'next' : 'prev'}
      prefetch="intent"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className={`group flex flex-col gap-1 text-ink-muted hover:text-accent ${side} [&>:last-child]:text-ink [&>:last-child]:hover:text-accent`}
    >
      {content}
    </Link>
  );
}

const endTexts = {
  Previous: 'This is the first question',
  Next: 'This is the last question',
} as const;
