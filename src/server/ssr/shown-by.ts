/** Stands for every change announced without saying to what. */
const anyDiscussion = 'discussions';

/** Stands for how many solutions there are. */
export const solutionCount = 'solution count';

/** What a page shows if it makes this API call, besides questions and settings; null: nothing. */
export function shownBy(apiUrl: string): string | null {
  const [path = ''] = apiUrl.split('?');
  if (path === '/api/questions/facets') return solutionCount;
  const [, questionId] = /^\/api\/discussions\/question\/(\d+)$/.exec(path) ?? [];
  if (questionId) return threadsOf(questionId);
  const [, threadId] = /^\/api\/discussions\/(\d+)(\/comments)?$/.exec(path) ?? [];
  if (threadId) return thread(threadId);
  return /^\/api\/(user|settings|questions|search|topics|collections|drills)(\/|$)/.test(path)
    ? null
    : anyDiscussion;
}

/** What an announced change to a discussion affects. */
export function affectedBy(detail: string): string[] {
  const [threadId = '', questionId] = detail.split(':');
  return [anyDiscussion, thread(threadId), ...(questionId ? [threadsOf(questionId)] : [])];
}

const thread = (id: string) => `thread ${id}`;
const threadsOf = (questionId: string) => `threads of question ${questionId}`;
