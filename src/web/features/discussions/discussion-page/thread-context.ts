import { createContext, useContext } from 'react';
import type { User } from '#shared/contracts/user.ts';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import type { ThreadChanges } from '../../../queries/threads.ts';

export interface CommentDialog {
  action: 'delete' | 'report';
  comment: ShownComment;
}

/** What every comment of a thread needs. */
interface ThreadContextValue {
  threadId: number;
  isLocked: boolean;
  isDeleted: boolean;
  user: User | null;
  changes: ThreadChanges;
  openDialog: (dialog: CommentDialog) => void;
  /** Waits until the page has the comment. */
  focusComment: (id: number) => void;
}

export const ThreadContext = createContext<ThreadContextValue | null>(null);

export function useThread(): ThreadContextValue {
  const value = useContext(ThreadContext);
  if (!value) throw new Error('useThread needs a ThreadContext around it');
  return value;
}
