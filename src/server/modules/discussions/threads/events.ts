import type { Transaction } from '../../../db/transaction.ts';

interface Person {
  id: number;
  username: string;
}

export interface Commented {
  comment: { id: number; parentId: number | null };
  author: Person;
  discussion: { id: number; title: string; questionId: number; createdBy: number | null };
  /** The author of the parent comment; null: top level, or the account was deleted. */
  repliedTo: number | null;
}

export interface CommentRemoved {
  comment: { id: number; userId: number | null };
  discussion: { id: number; title: string };
  moderator: Person;
  reason: string | null;
}

/** Events for notifications, called in the transaction that causes them. */
export interface DiscussionEvents {
  commented(transaction: Transaction, event: Commented): Promise<void>;
  /** Only for deletions by a moderator. */
  commentRemoved(transaction: Transaction, event: CommentRemoved): Promise<void>;
}
