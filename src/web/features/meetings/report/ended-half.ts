import type { MeetingReport } from '#shared/contracts/meeting-report.ts';

/** One half of a report. */
export type EndedHalf = MeetingReport['halves'][number];
