/** Public settings with their defaults. */
export const publicSettingDefaults = {
  app_title: 'Martingale',
  default_page_header: 'Quantitative Researcher Interview Question',
  company_logo: '',
  feedback_link: '',
  newsletter_link: '',
  ebook_link: '',
  contact_link: '',
} as const;

export type PublicSettingKey = keyof typeof publicSettingDefaults;
export type PublicSettings = Record<PublicSettingKey, string>;

const publicSettingKeys = Object.keys(publicSettingDefaults).filter(isPublicSettingKey);

function isPublicSettingKey(key: string): key is PublicSettingKey {
  return Object.hasOwn(publicSettingDefaults, key);
}

/** All settings: the public ones, and those that only administrators see. */
export const settingDefaults = { ...publicSettingDefaults, require_second_factor: 'off' } as const;

export type SettingKey = keyof typeof settingDefaults;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefaults, key);
}

/** Unknown keys are dropped; missing ones get their default. */
export function toPublicSettings(rows: readonly { key: string; value: string }[]): PublicSettings {
  const settings: PublicSettings = { ...publicSettingDefaults };
  for (const { key, value } of rows) {
    if (isPublicSettingKey(key)) settings[key] = value;
  }
  return settings;
}

export function toSettingRows(
  settings: PublicSettings,
): { key: PublicSettingKey; value: string }[] {
  return publicSettingKeys.map((key) => ({ key, value: settings[key] }));
}
