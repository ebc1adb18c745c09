import { addDays } from '#shared/domain/days.ts';
import { mostDaysAhead } from '#shared/domain/plans.ts';
import { TextField } from '../../../components/ui/text-field.tsx';
import { QuickChoices } from './quick-choices.tsx';
import { Step } from './step.tsx';
import { chosen, type PlanFormHandle } from './use-plan-form.ts';

interface DateStepProps {
  form: PlanFormHandle;
  today: string;
  initial: string;
}

const usual = [
  { days: 7, name: '1 week' },
  { days: 14, name: '2 weeks' },
  { days: 30, name: '1 month' },
  { days: 91, name: '3 months' },
];

export function DateStep({ form, today, initial }: DateStepProps) {
  return (
    <Step title="When is the interview?">
      <QuickChoices
        label="Usual dates"
        choices={usual.map(({ days, name }) => ({ value: addDays(today, days), name }))}
        current={form.current('interviewOn') ?? initial}
        onChoose={(day) => form.set('interviewOn', day, chosen)}
      />
      <div className="max-w-60">
        <TextField
          label="Date"
          type="date"
          min={today}
          max={addDays(today, mostDaysAhead)}
          defaultValue={initial}
          {...form.field('interviewOn')}
        />
      </div>
    </Step>
  );
}
