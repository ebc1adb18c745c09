const hour = 60 * 60 * 1000;

/** How long one may change one's own comment. */
const editableForMs = 24 * hour;

interface Actor {
  id: number;
  isAdmin: boolean;
}

interface Written {
  userId: number | null;
}

/** What stands between somebody and writing in a discussion; null: nothing. Locked is for all. */
export function commentBarrier(
  actor: Actor | null,
  thread: { isLocked: boolean },
): 'sign-in' | 'locked' | null {
  if (!actor) return 'sign-in';
  return thread.isLocked ? 'locked' : null;
}

export function isOwn(actor: Actor | null, comment: Written): boolean {
  return actor !== null && actor.id === comment.userId;
}

/** Nobody, not even an administrator, changes the words of others. */
export function editBarrier(
  actor: Actor | null,
  comment: Written & { createdAt: Date },
  thread: { isLocked: boolean },
  now: Date,
): 'not-yours' | 'locked' | 'too-late' | null {
  if (!isOwn(actor, comment)) return 'not-yours';
  if (thread.isLocked) return 'locked';
  return now.getTime() - comment.createdAt.getTime() > editableForMs ? 'too-late' : null;
}

export function canDeleteComment(actor: Actor | null, comment: Written): boolean {
  return isOwn(actor, comment) || (actor?.isAdmin ?? false);
}

/** Liking or reporting one's own words says nothing. */
export function canJudgeComment(actor: Actor | null, comment: Written): boolean {
  return actor !== null && !isOwn(actor, comment);
}
