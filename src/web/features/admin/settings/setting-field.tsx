import { useId } from 'react';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { ImageUpload } from '../../../components/image-upload/image-upload.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { describedBy, FieldError } from '../../../components/ui/field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';

const placeholders: Partial<Record<AdminSetting['kind'], string>> = {
  link: 'https://',
  contact: 'mailto:name@example.org',
};

interface SettingFieldProps {
  setting: AdminSetting;
  value: string;
  error: string;
  onChange: (value: string) => void;
}

/** A setting with its explanation and default. */
export function SettingField({ setting, value, error, onChange }: SettingFieldProps) {
  const { name, key, explanation } = setting;
  const id = useId();
  return (
    <Card className="mb-4 p-5">
      <fieldset aria-labelledby={id}>
        <h2 id={id} className="text-lg">
          {name}
        </h2>
        <p className="mt-1 mb-4 text-ink-muted text-sm">
          {explanation}{' '}
          {setting.default ? (
            <>
              Default: <q>{setting.default}</q>
            </>
          ) : (
            'Not set by default.'
          )}{' '}
          <code className="font-mono text-xs">{key}</code>
        </p>
        <Control {...{ setting, value, error, onChange }} />
        {setting.kind !== 'switch' && (
          <Button
            variant="secondary"
            disabled={value === setting.default}
            onClick={() => onChange(setting.default)}
          >
            {setting.default ? 'Reset to default' : 'Clear'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </fieldset>
    </Card>
  );
}

function Control({ setting: { key, name, kind }, value, error, onChange }: SettingFieldProps) {
  const id = useId();
  switch (kind) {
    case 'image':
      return (
        <ImageUpload
          label="Logo file"
          value={value || null}
          onChange={(path) => onChange(path ?? '')}
          hint="Recommended: 300x100 px PNG or JPG, at most 5 MB."
          failure="Failed to upload logo"
          noFile="Please select a logo file to upload"
        />
      );
    case 'switch':
      return (
        <>
          <CheckBox
            name={key}
            label={`Require ${name.toLowerCase()}`}
            checked={value === 'on'}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'on' : 'off')}
            {...describedBy(id, { error })}
          />
          <FieldError id={id}>{error}</FieldError>
        </>
      );
    default:
      return (
        <TextField
          label="Value"
          name={key}
          value={value}
          placeholder={placeholders[kind]}
          maxLength={500}
          autoComplete="off"
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
