import type { Visitor } from './http.ts';

interface SentFile {
  field: string;
  filename: string;
  content: string | Uint8Array;
  type?: string;
}

const boundary = '----a-boundary-that-no-file-holds';

/** Sends a file as a browser's form does. */
export function postFile(who: Visitor, url: string, file: SentFile) {
  const { payload, headers } = fileForm(file);
  return who.call('POST', url, payload, headers);
}

export function fileForm({
  field,
  filename,
  content,
  type = 'application/octet-stream',
}: SentFile) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
