import { Heart } from 'lucide-react';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { isOwn } from '#shared/policies/discussions.ts';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import styles from './comment.module.css';
import { useThread } from './thread-context.ts';
import { useThreadMutation } from './use-thread-mutation.ts';

/** The number of likes, as a button for signed-in users. */
export function Likes({ comment }: { comment: ShownComment }) {
  const { user } = useThread();
  if (user) return <LikeButton comment={comment} isMine={isOwn(user, comment)} />;
  return (
    <span className={styles.action}>
      <LikeCount count={comment.likes} />
    </span>
  );
}

function LikeButton({ comment, isMine }: { comment: ShownComment; isMine: boolean }) {
  const like = useLike(comment);
  const isLiked = like.isPending ? like.variables : comment.likedByMe;
  // Optimistic: counts the click until the server answers.
  const count = comment.likes + Number(isLiked) - Number(comment.likedByMe);
  return (
    <LiveButton
      className={`${styles.action} needs-scripts`}
      aria-pressed={isLiked}
      disabled={isMine}
      title={isMine ? 'You cannot like your own comment' : undefined}
      onClick={() => {
        if (!like.isPending) like.mutate(!isLiked);
      }}
    >
      <span className="sr-only">Like,</span>
      <LikeCount count={count} isLiked={isLiked} />
    </LiveButton>
  );
}

function LikeCount({ count, isLiked = false }: { count: number; isLiked?: boolean }) {
  return (
    <>
      <Heart className="size-4" aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />
      {wholeNumber(count)} <span className="sr-only">{count === 1 ? 'like' : 'likes'}</span>
    </>
  );
}

function useLike({ id }: ShownComment) {
  const api = useApi();
  const { changes } = useThread();
  return useThreadMutation({
    run: (isLiked: boolean) =>
      api.call(isLiked ? 'POST /api/comments/:id/like' : 'DELETE /api/comments/:id/like', {
        params: { id },
      }),
    onDone: (likes) => changes.changeComment(id, likes),
    failure: 'Error liking comment',
  });
}
