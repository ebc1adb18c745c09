export const defaultCategory = 'General';
export const defaultType = 'Quantitative Researcher Interview Question';
export const missingDescription = 'No description available for this question.';

/** The maximum number of questions in a bulk action. */
export const mostChangedAtOnce = 1_000;

const typeEnding = ' Interview Question';

/** Appends the suffix to a job title once, however often it is saved. */
export function toQuestionType(jobTitle: string): string {
  const title = jobTitle.trim().replaceAll(/\s+/g, ' ');
  if (title === '') return defaultType;
  const stem = title.replace(/(\s*\binterview question)+$/i, '');
  return stem === '' ? defaultType : stem + typeEnding;
}

/** The URL of a question's image. */
export function questionImagePath(imageUrl: string): string {
  const path = imageUrl.replace(/^\/+/, '');
  return path.startsWith('uploads/') ? `/${path}` : `/uploads/${path}`;
}

/** A name as a URL slug after the id; may be empty. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}
