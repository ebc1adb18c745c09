import type { Discussion } from '#shared/contracts/discussion.ts';

/** A discussion of question 2, as the list of the question shows it. */
export function discussionOf(id: number, overrides: Partial<Discussion> = {}): Discussion {
  const now = new Date().toISOString();
  return {
    id,
    title: `Discussion ${id}`,
    content: 'How would you begin?',
    preview: 'How would you begin?',
    questionId: 2,
    variant: null,
    createdBy: null,
    author: null,
    createdAt: now,
    updatedAt: now,
    lastActivityAt: now,
    isPinned: false,
    isLocked: false,
    commentCount: 0,
    viewCount: 0,
    ...overrides,
  };
}

export const discussionsOf = (count: number): Discussion[] =>
  Array.from({ length: count }, (_, index) => discussionOf(index + 1));
