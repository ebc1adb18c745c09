import { useCallback, useMemo, useState } from 'react';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import { unknownUser } from './avatar.tsx';
import { CommentItem, type Reply } from './comment-item.tsx';
import styles from './comment-list.module.css';
import { toRows, withAncestors } from './thread-rows.ts';
import { useTargetComment } from './use-target-comment.ts';

/** The tree as a flat list, with indented replies. */
export function CommentList({ comments }: { comments: readonly ShownComment[] }) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const [reply, setReply] = useState<Reply | null>(null);
  const rows = useMemo(() => toRows(comments, collapsed), [comments, collapsed]);
  const toggle = useCallback((id: number) => {
    setCollapsed((before) => (before.has(id) ? without(before, [id]) : new Set([...before, id])));
  }, []);
  const expand = (id: number) => {
    setCollapsed((before) => without(before, withAncestors(comments, id).slice(1)));
  };
  const target = useTargetComment(comments, expand);
  if (rows.length === 0) return null;
  return (
    <ol className={styles.list}>
      {rows.map(({ comment, parent, replyCount, isCollapsed }) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          parentName={parent?.author?.username ?? unknownUser}
          replyCount={replyCount}
          isCollapsed={isCollapsed}
          isTarget={comment.id === target}
          reply={reply?.to === comment.id ? reply : null}
          onToggle={toggle}
          onReply={setReply}
        />
      ))}
    </ol>
  );
}

function without(ids: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  return new Set([...ids].filter((id) => !gone.includes(id)));
}
