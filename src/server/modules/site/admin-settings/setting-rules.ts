import { emailField } from '#shared/contracts/fields.ts';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { isSettingKey, type SettingKey, settingDefaults } from '#shared/domain/settings.ts';
import { isSafeUrl } from '#shared/domain/site-links.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { settingGuide } from './setting-guide.ts';

const longestText = 200;
const longestUrl = 500;

/** Line breaks and the like, which would also end up in email subjects. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const uploadedImage = /^\/uploads\/[\w-]+\.(png|jpe?g|webp)$/;
const emailSchema = emailField('Not an email address');

export function requireKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw notFound('Setting not found');
  return key;
}

/** The values to save, in a fixed order; an error lists the reason for each bad key. */
export function toSettingValues(values: Record<string, string>): Map<SettingKey, string> {
  const valid = new Map<SettingKey, string>();
  const fieldErrors: Record<string, string> = {};
  for (const key of Object.keys(values).toSorted()) {
    const known = requireKey(key);
    try {
      valid.set(known, toChangedValue(known, values[key] ?? ''));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      fieldErrors[key] = error.message;
    }
  }
  const [first] = Object.values(fieldErrors);
  if (first) throw new AppError(400, 'INVALID_INPUT', first, { fieldErrors });
  return valid;
}

function toChangedValue(key: SettingKey, value: string): string {
  if (value !== '') return toSettingValue(settingGuide[key].kind, value);
  if (settingDefaults[key] !== '') throw invalid('Value is required');
  return '';
}

/** The value to save, or an error message. */
export function toSettingValue(kind: AdminSetting['kind'], value: string): string {
  switch (kind) {
    case 'text':
      return checked(value, longestText, isOneLine(value), 'Value must be one line of text');
    case 'image':
      return checked(
        value,
        longestUrl,
        uploadedImage.test(value) || isWebUrl(value, ['https:']),
        'Value must be an uploaded image or a URL that begins with https://',
      );
    case 'link':
      return checked(
        value,
        longestUrl,
        isWebUrl(value, ['https:', 'http:']),
        'Value must be a URL that begins with https:// or http://',
      );
    case 'contact':
      return toContact(value);
    case 'switch':
      return checked(value, longestText, /^(on|off)$/.test(value), 'Value must be on or off');
  }
}

function toContact(value: string): string {
  const email = value.replace(/^mailto:/i, '');
  const isEmail = emailSchema.safeParse(email.split('?')[0]).success;
  const contact = isEmail ? `mailto:${email}` : value;
  return checked(
    contact,
    longestUrl,
    isEmail ? isSafeUrl(contact) : isWebUrl(contact, ['https:', 'http:']),
    'Value must be an email address or a URL that begins with https:// or http://',
  );
}

function checked(value: string, longest: number, isValid: boolean, complaint: string): string {
  if (value.length > longest) throw invalid(`Value must be no more than ${longest} characters`);
  if (!isValid || !isOneLine(value)) throw invalid(complaint);
  return value;
}

function isOneLine(value: string): boolean {
  return !controls.test(value);
}

function isWebUrl(value: string, protocols: string[]): boolean {
  return isSafeUrl(value) && URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function invalid(message: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { value: message } });
}
