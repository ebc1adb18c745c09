export const defaultCategory = 'General';
export const defaultType = 'Quantitative Researcher Interview Question';
export const missingDescription = 'No description available for this question.';

/** How many questions administrators change together at most. */
export const mostChangedAtOnce = 1_000;

const typeEnding = ' Interview Question';

/** Job titles end in the same two words, however often they are saved. */
export function toQuestionType(jobTitle: string): string {
  const title = jobTitle.trim().replaceAll(/\s+/g, ' ');
  if (title === '') return defaultType;
  const stem = title.replace(/(\s*\binterview question)+$/i, '');
  return stem === '' ? defaultType : stem + typeEnding;
}

/** Where the image of a question lies. */
export function questionImagePath(imageUrl: string): string {
  const path = imageUrl.replace(/^\/+/, '');
  return path.startsWith('uploads/') ? `/${path}` : `/uploads/${path}`;
}

/** A name as the last part of an address, after the id; empty where nothing is left of it. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}
