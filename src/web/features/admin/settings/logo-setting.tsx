import { useState } from 'react';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { ImageUpload } from '../../../components/image-upload/image-upload.tsx';
import { useToast } from '../../../lib/toast.ts';
import { SettingCard } from './setting-card.tsx';
import { useSaveSetting } from './use-save-setting.ts';

/** Uploads and previews an image as soon as it is chosen; saving makes it the site's logo. */
export function LogoSetting({ setting }: { setting: AdminSetting }) {
  const saved = setting.value || null;
  const [chosen, setChosen] = useState(saved);
  const saving = useSaveSetting(setting);
  const notify = useToast();

  function save(value: string | null) {
    saving.mutate(value, {
      // Keep an image chosen during the save.
      onSuccess: ({ value: stored }) =>
        setChosen((current) => (current === chosen ? stored || null : current)),
    });
  }

  function submit() {
    if (chosen !== saved) return save(chosen);
    notify({
      title: 'No file selected',
      description: 'Please select a logo file to upload',
      tone: 'destructive',
    });
  }

  return (
    <SettingCard
      setting={setting}
      isSaving={saving.isPending}
      saveLabel="Save logo"
      onSave={submit}
      onReset={() => save(null)}
    >
      <ImageUpload
        label="Logo file"
        value={chosen}
        onChange={setChosen}
        hint="Recommended: 300x100 px PNG or JPG, at most 5 MB."
        failure="Failed to upload logo"
      />
    </SettingCard>
  );
}
