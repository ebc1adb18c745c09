import { toSlug } from '#shared/domain/questions.ts';
import type { ReadQuestion } from './read-question.ts';

/** A question must be in its category's folder, and have a unique name and slug. */
export function findNameProblems(read: ReadQuestion, bank: ReadQuestion[]): string[] {
  if ('problem' in read) return [];
  const { path, slug, question } = read;
  const problems: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    problems.push('The name of the file must be lower-case-with-hyphens.');
  }
  const folder = toSlug(question.category);
  if (path !== `${folder}/${slug}.md`) {
    problems.push(`The category ${question.category} belongs in the folder ${folder}.`);
  }
  for (const other of bank) {
    if (other.path === path) continue;
    if (other.slug === slug) problems.push(`${other.path} has the same slug.`);
    if (nameOf(other) === nameOf(read)) problems.push(`${other.path} has the same name.`);
  }
  return problems;
}

/** A unique name if the file cannot be read. */
function nameOf(read: ReadQuestion): string {
  return 'problem' in read ? read.path : read.question.name.toLowerCase();
}
