import { useId, useState } from 'react';
import type { Effort } from '#shared/domain/plans.ts';
import { FieldError, Label, Legend } from '../../../components/ui/field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { EffortSelect } from './effort-select.tsx';
import { weekdayNames } from './effort-words.ts';
import { toWeekdaysText } from './plan-form-values.ts';
import { QuickChoices } from './quick-choices.tsx';
import { Step } from './step.tsx';
import { chosen, type PlanFormHandle } from './use-plan-form.ts';

interface TimeStepProps {
  form: PlanFormHandle;
  initial: { minutes: number; weekdays: readonly Effort[] };
}

const usual = ['10', '20', '30', '45', '60', '90'];

export function TimeStep({ form, initial: { minutes, weekdays } }: TimeStepProps) {
  const initial = String(minutes);
  return (
    <Step title="How much time a day?">
      <QuickChoices
        label="Usual minutes"
        choices={usual.map((value) => ({ value, name: value }))}
        current={form.current('minutes') ?? initial}
        onChoose={(value) => form.set('minutes', value, chosen)}
      />
      <div className="max-w-60">
        <TextField
          label="Minutes a day"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial}
          {...form.field('minutes')}
        />
      </div>
      <Weekdays form={form} initial={weekdays} />
    </Step>
  );
}

interface WeekdaysProps {
  form: PlanFormHandle;
  initial: readonly Effort[];
}

function Weekdays({ form, initial }: WeekdaysProps) {
  const id = useId();
  const [weekdays, setWeekdays] = useState(initial);
  const { error, ...input } = form.field('weekdays');

  function choose(weekday: number, effort: Effort) {
    const next = weekdays.with(weekday, effort);
    setWeekdays(next);
    form.set('weekdays', toWeekdaysText(next), chosen);
  }

  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <Legend>On which days?</Legend>
      <p id={`${id}-hint`} className="mb-3 text-ink-muted text-sm">
        Easy days have half the time.
      </p>
      {/* A text field, so that the form notices changes. */}
      <input type="text" hidden readOnly defaultValue={toWeekdaysText(initial)} {...input} />
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {weekdayNames.map((name, weekday) => (
          <div key={name}>
            <Label htmlFor={`${id}-${weekday}`}>{name}</Label>
            <EffortSelect
              id={`${id}-${weekday}`}
              value={weekdays[weekday] ?? 'full'}
              onChoose={(effort) => choose(weekday, effort)}
            />
          </div>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
