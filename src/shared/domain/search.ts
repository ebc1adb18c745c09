/** Where a question has the words of a query, best first. */
export const matchReasons = ['name', 'topic', 'subject', 'statement', 'category'] as const;
