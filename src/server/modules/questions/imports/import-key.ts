import { createHash } from 'node:crypto';

/** The same for questions with the same name and description. */
export function toImportKey({ name, description }: { name: string; description: string }): string {
  const asked = description.replaceAll(/\r\n?/g, '\n').trim();
  return createHash('sha256')
    .update(JSON.stringify([name.trim().toLowerCase(), asked]))
    .digest('base64url');
}
