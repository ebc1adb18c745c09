import { createHash } from 'node:crypto';

/** A file that everybody may read, and the mark by which they know it again. */
export interface PublicFile {
  text: string;
  etag: string;
}

export function toPublicFile(text: string): PublicFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, etag: `W/"${hash}"` };
}
