import type {
  CandidateState,
  InterviewerState,
  MeetingInvitation,
} from '#shared/contracts/meeting.ts';

export const meetingId = '00000000-0000-4000-8000-000000000001';

const shared = () => ({
  id: meetingId,
  revision: 1,
  role: 'trader' as const,
  level: 'graduate' as const,
  minutes: 30 as const,
  phase: 'running' as const,
  half: 1 as const,
  you: { name: 'ann_lee', isGuest: false },
  other: { name: 'Bob', isGuest: true },
  isHost: true,
  canSwap: false,
  startedAt: new Date(Date.now() - 60_000).toISOString(),
  endsAt: new Date(Date.now() + 60_000).toISOString(),
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  now: new Date().toISOString(),
  feedback: [],
});

const asked = {
  number: 1,
  html: '<p>How many throws?</p>',
  imageUrl: null,
  asked: null,
  parts: [],
  hints: [{ number: 1, html: '<p>First hint</p>' }],
  bets: [],
};

export const asCandidate = (overrides: Partial<CandidateState> = {}): CandidateState => ({
  ...shared(),
  seat: 'candidate',
  question: asked,
  ...overrides,
});

export const asInterviewer = (overrides: Partial<InterviewerState> = {}): InterviewerState => ({
  ...shared(),
  seat: 'interviewer',
  questionNumber: 1,
  notes: '',
  question: {
    ...asked,
    questionId: 7,
    name: 'Throws',
    difficulty: 'Easy',
    variant: null,
    hasOtherNumbers: false,
    parts: [],
    hints: [
      { number: 1, html: '<p>First hint</p>', isGiven: true },
      { number: 2, html: '<p>Second hint</p>', isGiven: false },
    ],
    followUps: [],
    answerHtml: '<p>Six</p>',
    solutionHtml: '<p>Wait for a six.</p>',
    isShown: true,
  },
  ...overrides,
});

export const anInvitation = (overrides: Partial<MeetingInvitation> = {}): MeetingInvitation => ({
  role: 'trader',
  level: 'graduate',
  minutes: 30,
  host: 'ann_lee',
  seat: 'candidate',
  needsAccount: false,
  id: null,
  isFull: false,
  ...overrides,
});
