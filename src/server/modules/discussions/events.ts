import type { Transaction } from '../../db/transaction.ts';

interface Person {
  id: number;
  username: string;
}

export interface Commented {
  comment: { id: number; parentId: number | null };
  author: Person;
  discussion: { id: number; title: string; questionId: number; createdBy: number | null };
  /** Who wrote what is answered; null: the discussion itself is, or the account is gone. */
  repliedTo: number | null;
}

export interface CommentRemoved {
  comment: { id: number; userId: number | null };
  discussion: { id: number; title: string };
  moderator: Person;
  reason: string | null;
}

/** What others want to know of, in the transaction in which it happens. */
export interface DiscussionEvents {
  commented(transaction: Transaction, event: Commented): Promise<void>;
  /** By a moderator: who deletes their own words knows. */
  commentRemoved(transaction: Transaction, event: CommentRemoved): Promise<void>;
}
