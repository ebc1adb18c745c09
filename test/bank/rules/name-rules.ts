import { toSlug } from '#shared/domain/questions.ts';
import type { ReadQuestion } from './read-question.ts';

/** A question lies with its category, and nobody else has its name or its slug. */
export function findNameProblems(read: ReadQuestion, bank: ReadQuestion[]): string[] {
  if ('problem' in read) return [];
  const { path, slug, question } = read;
  const problems: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    problems.push('The name of the file must be lower-case-with-hyphens.');
  }
  const folder = toSlug(question.category);
  if (path !== `${folder}/${slug}.md`) {
    problems.push(`The category ${question.category} belongs into the folder ${folder}.`);
  }
  for (const other of bank) {
    if (other.path === path) continue;
    if (other.slug === slug) problems.push(`${other.path} has the same slug.`);
    if (nameOf(other) === nameOf(read)) problems.push(`${other.path} has the same name.`);
  }
  return problems;
}

/** Where a file cannot be read, one that no other has. */
function nameOf(read: ReadQuestion): string {
  return 'problem' in read ? read.path : read.question.name.toLowerCase();
}
