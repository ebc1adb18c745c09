import { useRef } from 'react';
import type { Comment } from '#shared/contracts/comment.ts';
import { useApi } from '../../../lib/app-context.ts';
import { newSubmissionKey } from '../../../lib/submission-key.ts';
import { useToast } from '../../../lib/toast.ts';
import { useThread } from './thread-context.ts';
import { useThreadMutation } from './use-thread-mutation.ts';

/** For one form: replies to a comment, or to the discussion itself. */
export function useAddComment(parentId: number | null, onSent?: (comment: Comment) => void) {
  const api = useApi();
  const notify = useToast();
  const { threadId, user, changes } = useThread();
  const submissionKeyOf = useSubmissionKey();
  const adding = useThreadMutation({
    run: (content: string) =>
      api.call('POST /api/comments', {
        body: { content, threadId, parentId, submissionKey: submissionKeyOf(content) },
      }),
    onDone: (comment) => {
      changes.put(comment);
      onSent?.(comment);
    },
    failure: 'Error adding comment',
  });

  const refuse = (title: string, description: string) => {
    notify({ title, description, tone: 'destructive' });
    return false;
  };

  /** Resolves to whether it was sent. */
  async function send(text: string): Promise<boolean> {
    if (!user) return refuse('Authentication required', 'You must be logged in to comment');
    if (text.trim() === '') return refuse('Empty comment', 'Comment cannot be empty');
    return adding.mutateAsync(text).then(
      () => true,
      () => false,
    );
  }

  return { send, sending: adding.isPending ? adding.variables : null };
}

/** Sending the same text again after a lost response creates only one comment. */
function useSubmissionKey(): (text: string) => string {
  const last = useRef({ text: '', key: '' });
  return (text) => {
    if (last.current.text !== text) last.current = { text, key: newSubmissionKey() };
    return last.current.key;
  };
}
