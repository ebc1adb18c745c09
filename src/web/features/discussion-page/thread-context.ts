import { createContext, useContext } from 'react';
import type { User } from '#shared/contracts/user.ts';
import type { ShownComment } from '../../queries/shown-thread.ts';
import type { ThreadChanges } from '../../queries/threads.ts';

/** What one is asked about before it is done. */
export interface AskedAbout {
  act: 'delete' | 'report';
  comment: ShownComment;
}

/** What every comment of a thread needs to know. */
interface ThreadScene {
  threadId: number;
  isLocked: boolean;
  /** Nobody writes in it while it is. */
  isDeleted: boolean;
  user: User | null;
  changes: ThreadChanges;
  ask: (about: AskedAbout) => void;
  /** As soon as the page has it. */
  focusComment: (id: number) => void;
}

export const ThreadContext = createContext<ThreadScene | null>(null);

export function useThread(): ThreadScene {
  const scene = useContext(ThreadContext);
  if (!scene) throw new Error('useThread needs a ThreadContext around it');
  return scene;
}
