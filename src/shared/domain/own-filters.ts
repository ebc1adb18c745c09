/** Which questions of a list a user has done something with. The names of URL parameters. */
export const ownFilters = ['starred', 'noted', 'answered'] as const;

export type OwnFilter = (typeof ownFilters)[number];

export const ownFilterLabels: Record<OwnFilter, string> = {
  starred: 'Starred',
  noted: 'With a note',
  answered: 'Answered before',
};
