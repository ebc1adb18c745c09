import ical from 'ical-generator';
import { timeInWords, workInWords } from '#shared/domain/plan-words.ts';
import type { PlannedDay } from './lay-out.ts';

interface Calendar {
  /** Of the plan: with the date, it names an event for good. */
  id: string;
  siteName: string;
  appUrl: string;
  laidOutAt: Date;
  days: readonly PlannedDay[];
}

/** As iCalendar, an event for each day on which there is something to do. */
export function planCalendar({ id, siteName, appUrl, laidOutAt, days }: Calendar): string {
  const calendar = ical({
    name: `${siteName}: interview plan`,
    prodId: { company: 'Martingale', product: 'Plan', language: 'EN' },
    ttl: 6 * 3_600,
  });
  for (const day of days) {
    const summary = summaryOf(day);
    if (summary === null) continue;
    calendar.createEvent({
      id: `${id}-${day.date}@${new URL(appUrl).hostname}`,
      stamp: laidOutAt,
      start: new Date(day.date),
      allDay: true,
      summary: `${siteName}: ${summary}`,
      description: `Start here: ${appUrl}/practice`,
      url: `${appUrl}/practice`,
    });
  }
  return calendar.toString();
}

function summaryOf(day: PlannedDay): string | null {
  if (day.phase === 'interview') return 'your interview. Good luck!';
  const work = workInWords(day);
  return work && `${work}, ${timeInWords(day.minutes)}`;
}
