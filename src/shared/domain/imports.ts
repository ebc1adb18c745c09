/** In bytes. */
export const largestImport = 10 * 1024 * 1024;
export const importTooLarge = 'The file is larger than 10 MB';
export const mostImportedRows = 10_000;
export const noImportFile = 'Please select a file to import';

/** For file pickers. The actual format is detected from the content. */
export const importExtensions = '.csv,.json';

/** The columns of a CSV file and the fields of a JSON object, in the order of an export. */
export const importFields = [
  'question_name',
  'job_title',
  'category',
  'difficulty',
  'description',
  'solution',
  'is_premium',
  'is_visible',
  'image_url',
  'has_solution',
  'subject',
  'tags',
  'answer',
  'hints',
  'follow_ups',
  'variants',
] as const;

export type ImportField = (typeof importFields)[number];

export const requiredImportFields: readonly ImportField[] = ['description', 'solution'];
