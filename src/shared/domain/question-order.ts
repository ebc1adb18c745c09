/** The sort fields of the list; `type` is the Category column, `rating` the measured difficulty. */
export const sortFields = ['name', 'difficulty', 'type', 'status', 'rating'] as const;
export const sortDirections = ['asc', 'desc'] as const;

export type SortField = (typeof sortFields)[number];
export type SortDirection = (typeof sortDirections)[number];

export interface QuestionSort {
  field: SortField;
  direction: SortDirection;
}

export const defaultSort: QuestionSort = { field: 'name', direction: 'asc' };
