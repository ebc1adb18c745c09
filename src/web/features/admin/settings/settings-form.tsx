import { useState } from 'react';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { toPublicSettings } from '#shared/domain/settings.ts';
import { LeaveGuard } from '../../../components/editing/leave-guard.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { HeaderPreview } from './header-preview.tsx';
import { SettingField } from './setting-field.tsx';
import { namesOf, useSaveSettings } from './use-save-settings.ts';
import { type SettingDrafts, useSettingDrafts } from './use-setting-drafts.ts';

/** Every setting, saved together. */
export function SettingsForm({ settings }: { settings: readonly AdminSetting[] }) {
  const drafts = useSettingDrafts(settings);
  const saving = useSaveSettings();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { unsaved, draftOf } = drafts;

  function save(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = unsaved.filter(
      (setting) => setting.default !== '' && draftOf(setting).trim() === '',
    );
    setErrors(Object.fromEntries(missing.map(({ key }) => [key, 'Value is required'])));
    if (missing.length > 0 || unsaved.length === 0) return;
    const values = Object.fromEntries(unsaved.map((setting) => [setting.key, draftOf(setting)]));
    saving.mutate(
      { values, changed: unsaved },
      {
        onSuccess: () => drafts.forget(values),
        onError: (error) => setErrors(error instanceof ApiError ? error.fieldErrors : {}),
      },
    );
  }

  const drafted = settings.map((setting) => ({ key: setting.key, value: draftOf(setting) }));
  return (
    <form noValidate method="post" aria-label="Settings" onSubmit={save}>
      <HeaderPreview {...toPublicSettings(drafted)} />
      {settings.map((setting) => (
        <SettingField
          key={setting.key}
          setting={setting}
          value={draftOf(setting)}
          error={errors[setting.key] ?? ''}
          onChange={(value) => {
            drafts.change(setting.key, value);
            setErrors(({ [setting.key]: _, ...others }) => others);
          }}
        />
      ))}
      <SaveBar drafts={drafts} isSaving={saving.isPending} />
      <LeaveGuard
        hasChanges={() => unsaved.length > 0}
        isAsking={false}
        onKeep={() => {}}
        onDiscard={() => {}}
      />
    </form>
  );
}

/** Stays in view, and names the unsaved settings. */
function SaveBar({ drafts, isSaving }: { drafts: SettingDrafts; isSaving: boolean }) {
  const { unsaved, discard } = drafts;
  const hasChanges = unsaved.length > 0;
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-rule border-t bg-paper py-3">
      <p role="status" className="mr-auto min-w-0 text-sm">
        {hasChanges ? `Unsaved: ${namesOf(unsaved)}` : 'All changes are saved.'}
      </p>
      <div className="flex gap-3">
        <Button
          variant="secondary"
          size="medium"
          disabled={!hasChanges || isSaving}
          onClick={discard}
        >
          Discard
        </Button>
        <SubmitButton isBlocked={!hasChanges || isSaving} isPending={isSaving}>
          Save settings
        </SubmitButton>
      </div>
    </div>
  );
}
