import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { discussionsQuery } from '../../../queries/discussions.ts';
import { CreateDialog, prefetchCreateForm } from './create-dialog.tsx';
import { DiscussionList } from './discussion-list.tsx';

export interface DiscussionsBlockProps {
  questionId: number;
  variant: string | null;
  /** Hidden questions have no feed. */
  isPublic: boolean;
}

/** The discussions of a question, and the form to start one. */
export default function DiscussionsBlock({ questionId, variant, isPublic }: DiscussionsBlockProps) {
  const id = useId();
  const { data: user } = useCurrentUser();
  const dialog = useCreateDialog(questionId);
  const opening = {
    onClick: dialog.open,
    onPointerEnter: prefetchCreateForm,
    onFocus: prefetchCreateForm,
  };
  return (
    <section aria-labelledby={id} className="no-print border-rule border-t pt-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-2xl">
          Discussions
        </h2>
        {user && (
          <div className="needs-scripts">
            <Button ref={dialog.opener} variant="secondary" size="medium" {...opening}>
              Start Discussion
            </Button>
          </div>
        )}
      </div>
      <DiscussionList
        questionId={questionId}
        emptyAction={
          user ? (
            <div className="needs-scripts">
              <Button variant="secondary" size="medium" {...opening}>
                Start a new discussion
              </Button>
            </div>
          ) : (
            <SignInLink />
          )
        }
      />
      {isPublic && <FeedLink questionId={questionId} />}
      {user && (
        <CreateDialog
          questionId={questionId}
          variant={variant}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onCreated={dialog.finish}
        />
      )}
    </section>
  );
}

function useCreateDialog(questionId: number) {
  const queries = useQueryClient();
  const { queryKey } = discussionsQuery(useApi(), questionId);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function finish() {
    flushSync(() => setOpen(false));
    // The button in the empty list is about to disappear.
    opener.current?.focus();
    void queries.invalidateQueries({ queryKey });
  }
  return {
    isOpen,
    opener,
    open: () => setOpen(true),
    close: () => setOpen(false),
    finish,
  };
}

function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <Link to={signInPath({ pathname, search })} className="text-link">
      Sign in to start a discussion
    </Link>
  );
}

function FeedLink({ questionId }: { questionId: number }) {
  const feed = `/feeds/question/${questionId}.atom`;
  return (
    <p className="mt-5 text-ink-muted text-sm">
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Discussions of this question"
        href={feed}
      />
      <a href={feed} className="text-link">
        Follow by RSS
      </a>
    </p>
  );
}
