import { memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Markup } from '../../../components/markup.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import { Avatar, unknownUser } from './avatar.tsx';
import styles from './comment.module.css';
import { CommentActions } from './comment-actions.tsx';
import { CommentForm } from './comment-form.tsx';
import { EditComment } from './edit-comment.tsx';
import { Note } from './notice.tsx';
import { quotedSelection } from './quoted-selection.ts';
import { useThread } from './thread-context.ts';

declare module 'react' {
  interface CSSProperties {
    /** Number of ancestors of a comment. */
    '--depth'?: number;
  }
}

/** Phones indent no further, so deeper replies name the comment they reply to. */
const maxDepthOnPhone = 4;

export interface Reply {
  to: number;
  quotation: string;
}

interface CommentItemProps {
  comment: ShownComment;
  parentName: string;
  replyCount: number;
  isCollapsed: boolean;
  isTarget: boolean;
  /** The reply being written to it. */
  reply: Reply | null;
  onToggle: (id: number) => void;
  onReply: (reply: Reply | null) => void;
}

/** Memoized, so that long threads stay fast. */
export const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { comment, parentName, replyCount, isCollapsed, isTarget, reply, onToggle, onReply } =
    props;
  const { focusComment } = useThread();
  const [isEditing, setEditing] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const { id, depth } = comment;
  const name = comment.author?.username ?? unknownUser;

  function closeReply() {
    onReply(null);
    focusComment(id);
  }

  return (
    <li
      id={`comment-${id}`}
      // Focusable by script, after a jump.
      tabIndex={-1}
      className={styles.comment}
      style={{ '--depth': depth }}
      data-target={isTarget || undefined}
    >
      <CommentHead comment={comment} name={name} parentName={parentName} />
      <div ref={text} className={styles.body}>
        {isEditing ? (
          <EditComment comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <CommentText comment={comment} />
        )}
      </div>
      <CommentActions
        comment={comment}
        name={name}
        replyCount={replyCount}
        isCollapsed={isCollapsed}
        onToggle={() => onToggle(id)}
        onReply={() => onReply({ to: id, quotation: quotedSelection(text.current) })}
        onEdit={isEditing ? null : () => setEditing(true)}
      />
      {reply && (
        <div className="mt-4">
          <CommentForm
            parentId={id}
            label={`Reply to ${name}`}
            initialText={reply.quotation}
            onSent={(sent) => {
              onReply(null);
              if (isCollapsed) onToggle(id);
              focusComment(sent.id);
            }}
            onCancel={closeReply}
          />
        </div>
      )}
    </li>
  );
});

interface CommentHeadProps {
  comment: ShownComment;
  name: string;
  parentName: string;
}

function CommentHead({ comment, name, parentName }: CommentHeadProps) {
  const { id, depth, parentId, createdAt, editedAt, isDeleted } = comment;
  return (
    <div className={styles.head}>
      {!isDeleted && (
        <>
          <Avatar name={name} />
          <span className={styles.author}>{name}</span>
        </>
      )}
      {depth > maxDepthOnPhone && (
        <Link to={`#comment-${parentId}`} className={styles.parentLink}>
          <span aria-hidden="true">↪ </span>
          <span className="sr-only">in reply to </span>
          {parentName}
        </Link>
      )}
      <Link to={`#comment-${id}`} className="hover:underline">
        <RelativeTime value={createdAt} />
      </Link>
      {editedAt && (
        <span>
          edited <RelativeTime value={editedAt} />
        </span>
      )}
    </div>
  );
}

function CommentText({ comment }: { comment: ShownComment }) {
  if (!comment.isDeleted) return <Markup html={comment.contentHtml} />;
  return (
    <>
      <p className="text-ink-muted">[deleted]</p>
      {comment.deletionReason && (
        <Note className="mt-2">
          Visible only to the author and moderators. Reason: {comment.deletionReason}
        </Note>
      )}
    </>
  );
}
