import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListSummary } from '#shared/contracts/list.ts';
import { mostLists } from '#shared/domain/lists.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { describeRecord } from '../../../components/question-set/record.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ownListsQuery } from '../../../queries/lists.ts';
import styles from './lists-page.module.css';
import { NewListDialog } from './new-list-dialog.tsx';
import { ReadyMade } from './ready-made.tsx';

/** The user's own lists. */
export function ListsPage() {
  const [isCreating, setCreating] = useState(false);
  const query = useQuery(ownListsQuery(useApi()));
  const count = query.data?.length ?? 0;
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">My lists</h1>
        {count > 0 && (
          <div className="needs-scripts">
            <Button disabled={count >= mostLists} onClick={() => setCreating(true)}>
              New list
            </Button>
          </div>
        )}
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Loaded query={query} what="Your lists">
            {(lists) =>
              lists.length > 0 ? (
                <Rows lists={lists} />
              ) : (
                <NoLists onCreate={() => setCreating(true)} />
              )
            }
          </Loaded>
        </div>
        <ReadyMade />
      </div>
      <NewListDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </div>
  );
}

function Rows({ lists }: { lists: readonly ListSummary[] }) {
  return (
    <ul className="border-rule border-t">
      {lists.map(({ id, name, description, isShared, total, solved }) => (
        <li key={id} className={styles.row}>
          <div className="min-w-0 flex-1">
            <RowLink to={`/lists/${id}`}>
              <bdi>{name}</bdi>
            </RowLink>
            {description && (
              <p className={styles.description}>
                <bdi>{description}</bdi>
              </p>
            )}
          </div>
          <div className={styles.facts}>
            {isShared && <Badge>Shared</Badge>}
            <span className="text-ink-muted text-sm tabular-nums">
              {describeRecord({ total, solved })}
            </span>
            <span className="w-24">
              {total > 0 && <Progress label="Solved" share={solved / total} />}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function NoLists({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="max-w-xl">
      <p className="font-serif text-ink-muted text-xl">You have no lists yet.</p>
      <p className="mt-3 mb-7 text-ink-muted">
        Collect questions for an interview, a weak spot or a study group: practice them in your own
        order, share the list with a link, or take it to Anki.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="medium" onClick={onCreate}>
          Create a list
        </Button>
        <ButtonLink to="/questions" size="medium" variant="secondary">
          Browse the questions
        </ButtonLink>
      </div>
    </div>
  );
}
