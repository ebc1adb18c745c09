export const newReportStatus = 'New';
export const longestReportStatus = 50;

/** What administrators are offered; they may set any other text as well. */
export const usualReportStatuses = [
  newReportStatus,
  'Open',
  'In Progress',
  'Resolved',
  'Rejected',
] as const;

const colours = {
  Open: 'yellow',
  'In Progress': 'blue',
  Resolved: 'green',
  Rejected: 'red',
} as const;

type ColouredStatus = keyof typeof colours;

/** Any other status is grey. */
export function reportStatusColour(status: string): (typeof colours)[ColouredStatus] | 'grey' {
  return isColoured(status) ? colours[status] : 'grey';
}

function isColoured(status: string): status is ColouredStatus {
  return Object.hasOwn(colours, status);
}
