import type { OwnPreset, OwnPresetText } from '#shared/contracts/drill.ts';
import { operators } from '#shared/drills/item.ts';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { FieldError, Legend } from '../../../components/ui/field.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import {
  type OwnFormValues,
  ownFormSchema,
  toOwnPreset,
  toOwnValues,
  typed,
} from './own-form-values.ts';

interface OwnFormProps {
  drill: OwnPreset | null;
  send: (text: OwnPresetText) => Promise<unknown>;
  onSaved: () => unknown;
  onCancel: () => void;
}

const answerKinds = [typed, '3 options', '4 options', '5 options', '6 options'];

export function OwnForm({ drill, send, onSaved, onCancel }: OwnFormProps) {
  const reportFailure = useReportFailure();
  const values = toOwnValues(drill);
  const form = useApiForm({
    schema: ownFormSchema,
    fields: ['title'],
    send: (filled: OwnFormValues) => send(toOwnPreset(filled)),
    onSuccess: onSaved,
    onFailure: (error) => reportFailure('The drill was not saved', error),
  });
  const text = (name: Exclude<keyof OwnFormValues, 'operators' | 'blank'>, label: string) => (
    <TextField
      label={label}
      inputMode={name === 'title' ? 'text' : 'decimal'}
      autoComplete="off"
      defaultValue={values[name]}
      {...form.field(name)}
    />
  );
  const { error: operatorsError, ...operatorsField } = form.field('operators');
  const { error: _, ...blankField } = form.field('blank');
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-4">
      {text('title', 'Title')}
      <fieldset>
        <Legend>Operators</Legend>
        <div className="flex flex-wrap gap-x-6">
          {operators.map((operator) => (
            <CheckBox
              key={operator}
              label={operator}
              value={operator}
              defaultChecked={values.operators.includes(operator)}
              {...operatorsField}
            />
          ))}
        </div>
        <FieldError id="operators">{operatorsError}</FieldError>
      </fieldset>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4 lg:grid-cols-6">
        {text('termLow', 'Terms from')}
        {text('termHigh', 'to')}
        {text('firstLow', 'First factor from')}
        {text('firstHigh', 'to')}
        {text('secondLow', 'Second factor from')}
        {text('secondHigh', 'to')}
      </div>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        <SelectField
          label="Decimal places"
          options={['0', '1', '2', '3']}
          defaultValue={values.places}
          {...form.field('places')}
        />
        <SelectField
          label="Answers"
          options={answerKinds}
          defaultValue={values.answers}
          {...form.field('answers')}
        />
        {text('seconds', 'Seconds')}
        {text('count', 'Items')}
        {text('right', 'Points if right')}
        {text('wrong', 'if wrong')}
        {text('skipped', 'if skipped')}
      </div>
      <p className="mb-4 text-ink-muted text-sm">
        Leave “if skipped” empty to rule out skipping. If wrong answers also cost nothing, typing
        the right one brings up the next item.
      </p>
      <div className="mb-6">
        <CheckBox
          label="Also ask for an operand: 12 × ? = 84"
          defaultChecked={values.blank}
          {...blankField}
        />
      </div>
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button}>Save drill</SubmitButton>
      </FormButtons>
    </form>
  );
}
