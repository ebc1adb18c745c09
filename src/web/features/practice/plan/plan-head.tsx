import { useState } from 'react';
import type { Plan } from '#shared/contracts/plan.ts';
import { countOf } from '#shared/domain/count-of.ts';
import { dayCount } from '#shared/domain/days.ts';
import { nameOfRole } from '#shared/domain/roles.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EditPlan } from './edit-plan.tsx';
import { longDay } from './plan-words.ts';

export function PlanHead({ plan }: { plan: Plan }) {
  const [isEditing, setIsEditing] = useState(false);
  const isOver = plan.interviewOn < plan.today;
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="font-serif text-xl">{untilInterview(plan)}</p>
        {!isOver && <p className="mt-1 text-ink-muted text-sm">{settingsInWords(plan)}</p>}
      </div>
      <Button variant={isOver ? 'primary' : 'secondary'} onClick={() => setIsEditing(true)}>
        {isOver ? 'Set a new date' : 'Change the plan'}
      </Button>
      <EditPlan plan={plan} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  );
}

function untilInterview({ today, interviewOn }: Plan): string {
  const daysLeft = dayCount({ start: today, end: interviewOn }) - 1;
  const day = longDay(interviewOn);
  if (daysLeft < 0) return `Your interview was on ${day}. How did it go?`;
  if (daysLeft === 0) return 'Your interview is today. Good luck.';
  if (daysLeft === 1) return `Your interview is tomorrow, ${day}.`;
  return `${countOf(daysLeft, 'day')} to your interview on ${day}.`;
}

function settingsInWords({ minutes, role, wantsMail }: Plan): string {
  const mail = wantsMail ? ', with an email each morning' : '';
  return `${minutes} minutes a day for a ${nameOfRole[role].toLowerCase()}’s interview${mail}.`;
}
