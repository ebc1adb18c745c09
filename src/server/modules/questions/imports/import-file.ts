import { isUtf8 } from 'node:buffer';
import { AppError } from '../../../lib/errors.ts';

export type ImportFormat = 'csv' | 'json';

export interface ImportFile {
  format: ImportFormat;
  /** In UTF-8, without a byte order mark. */
  bytes: Buffer;
  /** Otherwise invalid bytes are replaced by U+FFFD. */
  isValidUtf8: boolean;
}

const names: Record<ImportFormat, string> = { csv: 'CSV', json: 'JSON' };

/** Detects the format from the content, whatever the file name. */
export function openImportFile(bytes: Buffer, expected: ImportFormat | null): ImportFile {
  if (bytes.length === 0) throw unusableFile('The file is empty');
  if (startsWith(bytes, 'fffe') || startsWith(bytes, 'feff')) {
    throw unusableFile('The file is in UTF-16. Please save it in UTF-8');
  }
  if (startsWith(bytes, '504b0304') || startsWith(bytes, 'd0cf11e0')) {
    throw unusableFile('This is a workbook or an archive. Please save it as CSV (UTF-8) first');
  }
  const content = startsWith(bytes, 'efbbbf') ? bytes.subarray(3) : bytes;
  const format = formatOf(content);
  if (format === null) throw unusableFile('The file is empty');
  if (expected && format !== expected) {
    throw unusableFile(`This is not a ${names[expected]} file, but looks like ${names[format]}`);
  }
  return { format, bytes: content, isValidUtf8: isUtf8(content) };
}

export function unusableFile(message: string): AppError {
  return new AppError(400, 'INVALID_FILE', message);
}

/** No known column begins with a bracket. */
function formatOf(bytes: Buffer): ImportFormat | null {
  const first = bytes.find((byte) => byte > 0x20);
  if (first === undefined) return null;
  return first === 0x5b || first === 0x7b ? 'json' : 'csv';
}

function startsWith(bytes: Buffer, hex: string): boolean {
  const start = Buffer.from(hex, 'hex');
  return bytes.subarray(0, start.length).equals(start);
}
