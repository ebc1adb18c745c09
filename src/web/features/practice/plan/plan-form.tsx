import type { PlanSettings } from '#shared/contracts/plan.ts';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { DateStep } from './date-step.tsx';
import { RoleStep } from './role-step.tsx';
import { TimeStep } from './time-step.tsx';
import { usePlanForm } from './use-plan-form.ts';

interface PlanFormProps {
  today: string;
  /** Null: a new plan. */
  settings: PlanSettings | null;
  label: string;
  onSaved?: () => unknown;
  onCancel?: () => void;
}

const usual: Pick<PlanSettings, 'minutes' | 'weekdays'> = {
  minutes: 30,
  weekdays: ['full', 'full', 'full', 'full', 'full', 'full', 'full'],
};

/** Three questions, on one screen. */
export function PlanForm({ today, settings, label, onSaved, onCancel }: PlanFormProps) {
  const form = usePlanForm(today, onSaved);
  const { error: _, ...mailField } = form.field('wantsMail');
  // A date that has passed is asked for again.
  const interviewOn = settings && settings.interviewOn >= today ? settings.interviewOn : '';
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-6 space-y-6">
      <DateStep form={form} today={today} initial={interviewOn} />
      <TimeStep form={form} initial={settings ?? usual} />
      <RoleStep form={form} initial={settings?.role ?? null} />
      <div className="border-rule border-t pt-5">
        <CheckBox
          label="Email me each morning what is planned"
          aria-describedby="plan-mail-note"
          defaultChecked={settings?.wantsMail ?? false}
          {...mailField}
        />
        <p id="plan-mail-note" className="mt-1 text-ink-muted text-sm">
          Between 7 and 9, once your email address is verified.
        </p>
      </div>
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button}>{label}</SubmitButton>
      </FormButtons>
    </form>
  );
}
