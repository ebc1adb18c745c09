import type { AdminPreset, PresetChange } from '#shared/contracts/drill.ts';
import { evidenceKinds } from '#shared/drills/preset.ts';
import { Legend } from '../../../components/ui/field.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { wordsOfSlug } from '../../../lib/question-set.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { type PresetValues, presetFormSchema, toChange, toValues } from './preset-values.ts';
import { TheirVersion } from './their-version.tsx';

interface PresetFormProps {
  preset: AdminPreset;
  /** What someone else has saved in the meantime. */
  theirs: AdminPreset | null;
  send: (change: Omit<PresetChange, 'version'>) => Promise<unknown>;
  onSaved: () => unknown;
  onFailure: (error: Error) => unknown;
  onCancel: () => void;
}

export function PresetForm(props: PresetFormProps) {
  const { preset, theirs, send, onSaved, onFailure, onCancel } = props;
  const values = toValues(preset);
  const form = useApiForm({
    schema: presetFormSchema,
    fields: ['title', 'trains', 'passLine'],
    send: (filled: PresetValues) => send(toChange(preset, filled)),
    onSuccess: onSaved,
    onFailure,
  });
  const text = (name: Parameters<typeof form.field>[0], label: string, value: string) => (
    <TextField label={label} autoComplete="off" defaultValue={value} {...form.field(name)} />
  );
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-4">
      {theirs && <TheirVersion theirs={theirs} />}
      {text('title', 'Title', values.title)}
      {text('trains', 'What it trains', values.trains)}
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
        {text('seconds', 'Seconds', values.seconds)}
        {text('secondsPerItem', 'Seconds for each item', values.secondsPerItem)}
        {text('passLine', 'Pass line', values.passLine)}
      </div>
      {values.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never added or removed
        <fieldset key={index}>
          <Legend>{`${index + 1}. ${wordsOfSlug(preset.format.blocks[index]?.family ?? '')}`}</Legend>
          <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
            {text(`blocks.${index}.count`, 'Items', block.count)}
            {text(`blocks.${index}.right`, 'Points if right', block.right)}
            {text(`blocks.${index}.wrong`, 'if wrong', block.wrong)}
            {text(`blocks.${index}.skipped`, 'if skipped', block.skipped)}
          </div>
        </fieldset>
      ))}
      <p className="mb-4 text-ink-muted text-sm">
        Leave a field empty for no time limit per item, no known pass line or no skipping.
      </p>
      <div className="grid gap-x-4 md:grid-cols-[10rem_1fr_10rem]">
        <SelectField
          label="Evidence"
          options={evidenceKinds}
          defaultValue={values.kind}
          {...form.field('kind')}
        />
        {text('note', 'Source, with the year of reports', values.note)}
        {text('date', 'Checked on', values.date)}
      </div>
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button}>{theirs ? 'Replace theirs' : 'Save'}</SubmitButton>
      </FormButtons>
    </form>
  );
}
