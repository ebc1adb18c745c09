import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Record } from '../../../components/question-set/record.tsx';
import { SetQuestions } from '../../../components/question-set/set-questions.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { sharedListQuery } from '../../../queries/lists.ts';
import { CopyList } from './copy-list.tsx';
import { ListTitle } from './list-title.tsx';

/** Someone's list, for anyone who has the link. */
export function SharedListPage({ token }: { token: string }) {
  const { data: list } = useQuery(sharedListQuery(useApi(), token));
  const { data: user } = useCurrentUser();
  if (!list) return null;
  const { owner, ownId, questions } = list;
  const solved = questions.filter(({ status }) => status === 'solved').length;
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      <p className="mb-3 text-ink-muted text-sm">A list by {owner.username}</p>
      <ListTitle list={list} />
      <p className="mt-4 text-ink-muted tabular-nums">
        <Record total={questions.length} solved={user ? solved : null} />
      </p>
      <div className="mt-5 mb-8">
        {ownId === null ? (
          <CopyList token={token} user={user ?? null} />
        ) : (
          <Link to={`/lists/${ownId}`} className="text-link">
            This is your list. Edit it
          </Link>
        )}
      </div>
      <div className="max-w-3xl">
        <SetQuestions questions={questions} set={null} isOrdered />
      </div>
    </div>
  );
}
