import { countOf } from '#shared/domain/count-of.ts';
import { timeInWords } from '#shared/domain/plan-words.ts';
import type { Phase } from '#shared/domain/plans.ts';
import type { Email } from '../../ground/mail/mail.service.ts';
import type { PlannedDay } from './lay-out.ts';

interface DayOfPlan {
  day: PlannedDay;
  /** Such as "6 reviews and a drill". */
  work: string;
  daysLeft: number;
  recipient: string;
  siteName: string;
  links: { practice: string; unsubscribe: string };
}

const advice: Partial<Record<Phase, string>> = {
  consolidate: 'Nothing new from now on: what you know already is what you will need.',
  light: 'Keep it light today. A rested head is worth more than one more question.',
};

/** What is planned for a day. */
export function planEmail({ day, work, daysLeft, recipient, siteName, links }: DayOfPlan): Email {
  const left = daysLeft === 1 ? 'is tomorrow' : `is in ${countOf(daysLeft, 'day')}`;
  const note = advice[day.phase];
  return {
    subject: `${siteName}: ${work}`,
    greeting: `Hi ${recipient},`,
    paragraphs: [
      `Your interview ${left}. Today's plan: ${work}, ${timeInWords(day.minutes)}.`,
      ...(note ? [note] : []),
    ],
    action: { label: 'Start', url: links.practice },
    closing: siteName,
    smallPrint: {
      text: 'You are receiving this email because you asked for your plan each morning.',
      label: 'Unsubscribe',
      url: links.unsubscribe,
    },
  };
}
