const hour = 60 * 60 * 1000;

/** How long authors may edit a comment. */
const editableForMs = 24 * hour;

interface Actor {
  id: number;
  isAdmin: boolean;
}

interface Written {
  userId: number | null;
}

/** Why a user may not write in a discussion, or null. A lock applies to everyone. */
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

/** No one, not even an administrator, edits other users' comments. */
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

/** Authors cannot like or report their own comments. */
export function canJudgeComment(actor: Actor | null, comment: Written): boolean {
  return actor !== null && !isOwn(actor, comment);
}
