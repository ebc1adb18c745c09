/** Filters by what a user has done with a question. The names of URL parameters. */
export const ownFilters = ['starred', 'noted', 'answered', 'mistakes'] as const;

export type OwnFilter = (typeof ownFilters)[number];

export const ownFilterLabels: Record<OwnFilter, string> = {
  starred: 'Starred',
  noted: 'With a note',
  answered: 'Answered before',
  mistakes: 'My mistakes',
};
