import { useState } from 'react';
import type { AdminSetting } from '#shared/contracts/setting.ts';

type Drafts = Readonly<Record<string, string>>;

/** What was typed but not saved, by key. */
export function useSettingDrafts(settings: readonly AdminSetting[]) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const draftOf = ({ key, value }: AdminSetting) => drafts[key] ?? value;
  return {
    draftOf,
    unsaved: settings.filter((setting) => draftOf(setting) !== setting.value),
    change: (key: string, value: string) => setDrafts((all) => ({ ...all, [key]: value })),
    discard: () => setDrafts({}),
    /** Keeps what was typed during the save. */
    forget: (saved: Drafts) =>
      setDrafts((all) =>
        Object.fromEntries(Object.entries(all).filter(([key, value]) => saved[key] !== value)),
      ),
  };
}

export type SettingDrafts = ReturnType<typeof useSettingDrafts>;
