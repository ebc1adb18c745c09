import { useState } from 'react';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { ImageUpload } from '../../../components/image-upload/image-upload.tsx';
import { useToast } from '../../../lib/toast.ts';
import { SettingCard } from './setting-card.tsx';
import { useSaveSetting } from './use-save-setting.ts';

/** The image is uploaded and shown when it is chosen, and everybody's when it is saved. */
export function LogoSetting({ setting }: { setting: AdminSetting }) {
  const saved = setting.value || null;
  const [chosen, setChosen] = useState(saved);
  const saving = useSaveSetting(setting);
  const notify = useToast();

  function save(value: string | null) {
    saving.mutate(value, {
      // What was chosen meanwhile stays.
      onSuccess: (kept) => setChosen((now) => (now === chosen ? kept.value || null : now)),
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
      action="Save logo"
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
