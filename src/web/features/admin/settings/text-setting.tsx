import { useState } from 'react';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { SettingCard } from './setting-card.tsx';
import { useSaveSetting } from './use-save-setting.ts';

const placeholders: Partial<Record<AdminSetting['kind'], string>> = {
  link: 'https://',
  contact: 'mailto:name@example.org',
};

export function TextSetting({ setting }: { setting: AdminSetting }) {
  const [draft, setDraft] = useState(setting.value);
  const [error, setError] = useState('');
  const saving = useSaveSetting(setting);

  function save(value: string | null) {
    setError('');
    saving.mutate(value, {
      // Keep what was typed during the save.
      onSuccess: (saved) => setDraft((current) => (current === draft ? saved.value : current)),
      onError: (reason) => {
        setError((reason instanceof ApiError && reason.fieldErrors.value) || '');
      },
    });
  }

  function submit() {
    if (draft.trim() === '') setError('Value is required');
    else save(draft);
  }

  return (
    <SettingCard
      setting={setting}
      isSaving={saving.isPending}
      saveLabel="Save"
      onSave={submit}
      onReset={() => save(null)}
    >
      <TextField
        label="Value"
        name={setting.key}
        value={draft}
        placeholder={placeholders[setting.kind]}
        maxLength={500}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          setError('');
        }}
      />
    </SettingCard>
  );
}
