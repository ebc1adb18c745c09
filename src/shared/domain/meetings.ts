/** Who asks, and who is asked. The two swap after the first half. */
export const seats = ['interviewer', 'candidate'] as const;

export type Seat = (typeof seats)[number];

/** Waiting for the second person, before a half, during it, after it, ended for good. */
export const meetingPhases = ['waiting', 'ready', 'running', 'over', 'finished'] as const;

export type MeetingPhase = (typeof meetingPhases)[number];

/** Of one half. */
export const halfLengths = [20, 30, 45] as const;

export type HalfLength = (typeof halfLengths)[number];

export type Half = 1 | 2;

/** A meeting that is still open is ended after so many hours. */
export const openHours = 24;

/** Then everything about a meeting is deleted. */
export const keptDays = 90;

/** The browser of a guest is recognized for so long. */
export const guestDays = 7;

export const longestGuestName = 40;
export const longestMeetingNotes = 10_000;
export const longestFeedback = 2_000;
export const mostQuestionsInHalf = 20;
export const mostBets = 20;
export const mostMeetingsListed = 50;

/** In bytes: what people type between two calls, and all of it. */
export const largestPadUpdate = 64 * 1024;
export const largestPad = 1024 * 1024;
export const mostPadUpdates = 50_000;

/** Instead of the name of someone who has deleted their account, or left. */
export const goneName = 'A deleted user';

export const criteria = [
  'method',
  'correctness',
  'communication',
  'composure',
  'calibration',
] as const;

export type Criterion = (typeof criteria)[number];

export type Score = 1 | 2 | 3 | 4;

interface Rubric {
  title: string;
  /** What each score means. */
  steps: Record<Score, string>;
}

/** How candidates are rated, by the interviewer and by themselves. */
export const rubric: Record<Criterion, Rubric> = {
  method: {
    title: 'Method',
    steps: {
      1: 'Did not find a way in, even with hints.',
      2: 'Found a way in with hints, but lost the thread.',
      3: 'Chose a sound approach and followed it with little help.',
      4: 'Weighed several approaches and chose the best one unaided.',
    },
  },
  correctness: {
    title: 'Correctness',
    steps: {
      1: 'No result, or one that is far off.',
      2: 'Partly right, with mistakes left uncorrected.',
      3: 'Right in the end, after a slip or two.',
      4: 'Right the first time, and checked.',
    },
  },
  communication: {
    title: 'Communication',
    steps: {
      1: 'Mostly silent, or hard to follow.',
      2: 'Explained when asked, with steps missing.',
      3: 'Thought aloud and was easy to follow.',
      4: 'Clear and structured, and checked that we agreed.',
    },
  },
  composure: {
    title: 'Speed and composure',
    steps: {
      1: 'Froze, or ran out of time early on.',
      2: 'Slow, or rushed under pressure.',
      3: 'Kept a steady pace and recovered from setbacks.',
      4: 'Quick and calm, with time left for follow-ups.',
    },
  },
  calibration: {
    title: 'Calibration',
    steps: {
      1: 'Sure of what was wrong, or unsure of everything.',
      2: 'Confidence said little about being right.',
      3: 'Mostly knew what was certain and what was a guess.',
      4: 'Put sensible odds on results, and changed them with the evidence.',
    },
  },
};

/** How candidates rate the interviewer. */
export const interviewing: Rubric = {
  title: 'Interviewing',
  steps: {
    1: 'Unprepared, or gave the answer away.',
    2: 'Hints came too early, too late or not at all.',
    3: 'Listened well and helped at the right moments.',
    4: 'Felt like a real interview, and I learned from it.',
  },
};
