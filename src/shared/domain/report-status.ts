export const newReportStatus = 'New';
export const longestReportStatus = 50;

/** The suggested statuses; administrators may set any other text. */
export const usualReportStatuses = [
  newReportStatus,
  'Open',
  'In Progress',
  'Resolved',
  'Rejected',
] as const;

const colors = {
  Open: 'yellow',
  'In Progress': 'blue',
  Resolved: 'green',
  Rejected: 'red',
} as const;

type ColoredStatus = keyof typeof colors;

/** Any other status is gray. */
export function reportStatusColor(status: string): (typeof colors)[ColoredStatus] | 'gray' {
  return isColored(status) ? colors[status] : 'gray';
}

function isColored(status: string): status is ColoredStatus {
  return Object.hasOwn(colors, status);
}
