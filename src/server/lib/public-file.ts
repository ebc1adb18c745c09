import { createHash } from 'node:crypto';

/** A public file and its ETag. */
export interface PublicFile {
  text: string;
  etag: string;
}

export function toPublicFile(text: string): PublicFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, etag: `W/"${hash}"` };
}
