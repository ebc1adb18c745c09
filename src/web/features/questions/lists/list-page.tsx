import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListDetail } from '#shared/contracts/list.ts';
import { AnkiLink } from '../../../components/anki-link.tsx';
import { Record } from '../../../components/question-set/record.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ownListQuery } from '../../../queries/lists.ts';
import { useSessionCheckOf } from '../../../queries/session-changes.ts';
import { ListHeading } from './list-heading.tsx';
import { ListQuestions } from './list-questions.tsx';
import { SharePanel } from './share-panel.tsx';

/** One of the user's own lists. */
export function ListPage({ id }: { id: number }) {
  const { data: list, error } = useQuery(ownListQuery(useApi(), id));
  useSessionCheckOf(error);
  if (!list) return null;
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      <nav aria-label="Breadcrumbs" className="mb-3 text-ink-muted text-sm">
        <Link to="/lists" className="inline-block py-1 hover:text-ink hover:underline">
          My lists
        </Link>
      </nav>
      <ListHeading key={id} list={list} />
      {list.questions.length > 0 ? <Contents list={list} /> : <NoQuestions />}
      <div className="mt-12 max-w-3xl">
        <SharePanel list={list} />
      </div>
    </div>
  );
}

function Contents({ list }: { list: ListDetail }) {
  const { id, questions } = list;
  const solved = questions.filter(({ status }) => status === 'solved').length;
  const next = questions.find(({ status }) => status !== 'solved') ?? questions[0];
  return (
    <>
      <p className="mt-4 text-ink-muted tabular-nums">
        <Record total={questions.length} solved={solved} />
      </p>
      <div className="mt-5 mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        {next && (
          <ButtonLink to={`/question/${next.id}?list=${id}`}>
            {solved === 0 ? 'Start' : solved < questions.length ? 'Continue' : 'Start again'}
          </ButtonLink>
        )}
        <Link to={`/questions?list=${id}`} className="text-link text-sm">
          Show them in the list
        </Link>
        <AnkiLink query={{ list: id }} />
      </div>
      <div className="max-w-3xl">
        <ListQuestions list={list} />
      </div>
    </>
  );
}

function NoQuestions() {
  return (
    <div className="mt-8 max-w-xl">
      <p className="mb-5 text-ink-muted">
        There is nothing in this list yet. Open a question and choose “Add to list…”.
      </p>
      <ButtonLink to="/questions">Browse the questions</ButtonLink>
    </div>
  );
}
