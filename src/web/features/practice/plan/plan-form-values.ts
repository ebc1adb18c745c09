import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import type { PlanSettings } from '#shared/contracts/plan.ts';
import { addDays } from '#shared/domain/days.ts';
import { type Effort, fewestMinutes, mostDaysAhead, mostMinutes } from '#shared/domain/plans.ts';
import { roles } from '#shared/domain/roles.ts';
import { toEffort } from './effort-words.ts';

const minutesText = `Minutes a day must be a whole number from ${fewestMinutes} to ${mostMinutes}`;

/** The form's fields, mostly as text. */
export function planFormSchema(today: string) {
  return z.object({
    interviewOn: z.iso
      .date('Please choose the day of your interview')
      .refine((day) => day >= today, 'The interview must be today or later')
      .refine((day) => day <= addDays(today, mostDaysAhead), 'The interview must be within a year'),
    minutes: z.string().refine((text) => {
      const minutes = text.trim() === '' ? Number.NaN : Number(text);
      return Number.isInteger(minutes) && minutes >= fewestMinutes && minutes <= mostMinutes;
    }, minutesText),
    weekdays: z
      .string()
      .refine(
        (text) => toWeekdays(text).some((effort) => effort !== 'off'),
        'Leave at least one day to practice',
      ),
    role: z.enum(roles, 'Please choose one'),
    wantsMail: z.boolean(),
  });
}

export type PlanFormValues = z.infer<ReturnType<typeof planFormSchema>>;

/** From Monday, such as "full full full full full easy off". */
export function toWeekdaysText(weekdays: readonly Effort[]): string {
  return weekdays.join(' ');
}

function toWeekdays(text: string): Effort[] {
  return text.split(' ').map(toEffort);
}

export function toSettings({ minutes, weekdays, ...values }: PlanFormValues): PlanSettings {
  return { ...values, minutes: Number(minutes), weekdays: toWeekdays(weekdays) };
}
