import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { toSlug } from '#shared/domain/questions.ts';
import { proofPath } from '#test/bank/rules/proof.ts';
import { type Bank, openBank } from './bank.ts';
import { InputError } from './input-error.ts';
import { proofSkeleton, questionSkeleton } from './skeletons.ts';

/** Writes a question template, and a proof that fails until it is written. */
export async function writeNewQuestion(
  [categoryWord, ...nameWords]: string[],
  folder?: string,
): Promise<boolean> {
  const bank = await openBank(folder);
  const category = findCategory(bank, categoryWord ?? '');
  const name = checkName(bank, nameWords.join(' '));
  const path = `${toSlug(category)}/${toSlug(name)}.md`;
  await mkdir(join(bank.folder, toSlug(category)), { recursive: true });
  await write(bank, path, questionSkeleton({ name, category }));
  await write(bank, proofPath(path), proofSkeleton);
  const slug = toSlug(name);
  console.log(`Then: npm run question -- preview ${slug}\n      npm run question -- check ${slug}`);
  return true;
}

/** By display name or folder name. */
function findCategory({ questions }: Bank, word: string): string {
  const categories = new Set(
    questions.flatMap((read) => ('question' in read ? [read.question.category] : [])),
  );
  const found = [...categories].find((category) => toSlug(category) === toSlug(word));
  if (found) return found;
  const known = [...categories].map(toSlug).join(', ');
  throw new InputError(
    `${word === '' ? 'Which category?' : `No category ${word}.`} Choose one of: ${known}`,
  );
}

function checkName({ questions }: Bank, text: string): string {
  const { data: name, error } = questionFields.name.safeParse(text);
  if (name === undefined) throw new InputError(`${error.issues[0]?.message}: “${text}”`);
  const slug = toSlug(name);
  if (slug === '') throw new InputError('The name must contain letters from a to z, or digits.');
  const other = questions.find(
    (read) =>
      read.slug === slug ||
      ('question' in read && read.question.name.toLowerCase() === name.toLowerCase()),
  );
  if (other) throw new InputError(`content/${other.path} already has that name.`);
  return name;
}

/** Never overwrites a file. */
async function write({ folder }: Bank, path: string, text: string): Promise<void> {
  try {
    await writeFile(join(folder, path), text, { flag: 'wx' });
  } catch {
    throw new InputError(`content/${path} cannot be written, or already exists.`);
  }
  console.log(`Wrote content/${path}`);
}
