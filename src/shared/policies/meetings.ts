import type { Half, MeetingPhase, Seat } from '../domain/meetings.ts';

/** Where someone stands in a meeting. */
interface Standing {
  seat: Seat;
  phase: MeetingPhase;
  half: Half;
}

interface Rule {
  /** Null: either. */
  seat: Seat | null;
  phases: readonly MeetingPhase[];
}

const asking = { seat: 'interviewer', phases: ['ready', 'running'] } as const;
const helping = { seat: 'interviewer', phases: ['running'] } as const;

/** Who may do what, and when. Starting, stopping and finishing twice does no harm. */
const rules = {
  deal: asking,
  renumber: asking,
  hint: helping,
  part: helping,
  askBet: helping,
  answerBet: { seat: 'candidate', phases: ['running'] },
  start: { seat: null, phases: ['ready', 'running'] },
  stop: { seat: null, phases: ['running', 'over'] },
  swap: { seat: null, phases: ['over'] },
  finish: { seat: null, phases: ['waiting', 'ready', 'running', 'over', 'finished'] },
} as const satisfies Record<string, Rule>;

export type MeetingCommand = keyof typeof rules;

/** Whether only the other person may do this. */
export function isWrongSeat(command: MeetingCommand, seat: Seat): boolean {
  const rule: Rule = rules[command];
  return rule.seat !== null && rule.seat !== seat;
}

/** Why this cannot be done in this phase, or null. */
export function phaseBarrier(
  command: MeetingCommand,
  { phase, half }: Pick<Standing, 'phase' | 'half'>,
):
  | 'finished'
  | 'nobody-there'
  | 'not-started'
  | 'half-over'
  | 'half-not-over'
  | 'last-half'
  | null {
  const rule: Rule = rules[command];
  if (command === 'swap' && half === 2 && phase !== 'finished') return 'last-half';
  if (rule.phases.includes(phase)) return null;
  if (phase === 'finished') return 'finished';
  if (phase === 'waiting') return 'nobody-there';
  if (command === 'swap') return 'half-not-over';
  return phase === 'over' ? 'half-over' : 'not-started';
}

/** The pad stays open between the halves, so that nothing typed at the last moment is lost. */
export function canWritePad(padHalf: Half, { phase, half }: Pick<Standing, 'phase' | 'half'>) {
  return phase !== 'finished' && padHalf === half;
}

/** Feedback is on a half that has ended, from either seat, until the meeting expires. */
export function canSendFeedback(
  { hasEnded, isSent }: { hasEnded: boolean; isSent: boolean },
  { expiresAt, now }: { expiresAt: Date; now: Date },
): boolean {
  return hasEnded && !isSent && now < expiresAt;
}

/** Only one's own, until both have sent theirs: nobody answers the other's. */
export function canSeeFeedback(sent: { own: boolean; theirs: boolean }): boolean {
  return sent.own && sent.theirs;
}
