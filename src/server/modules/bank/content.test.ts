import { describe, expect, it } from 'vitest';
import { findMarkupProblem } from '#markup/limits.ts';
import { renderMarkup } from '#markup/render.ts';
import { toSlug } from '#shared/domain/questions.ts';
import { parseBankFile } from './bank-file.ts';
import { bankFolder, readBank } from './read-bank.ts';

const files = await readBank(bankFolder);

describe('content', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThanOrEqual(12);
  });

  it.each(files)('$path can be imported and shows every formula', ({ text }) => {
    const { description, hints, solution } = parseBankFile(text);
    for (const source of [description, ...hints, solution]) {
      expect(findMarkupProblem(source)).toBeNull();
      expect(renderMarkup(source).html).not.toMatch(/formula-error|markup-raw/);
    }
  });

  it.each(files)(
    '$path is named in one way, and lies with its category',
    ({ path, slug, text }) => {
      expect(path).toBe(`${toSlug(parseBankFile(text).category)}/${slug}.md`);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    },
  );

  it('has a name and a slug for each question alone', () => {
    const names = files.map(({ text }) => parseBankFile(text).name.toLowerCase());
    expect(new Set(names).size).toBe(files.length);
    expect(new Set(files.map(({ slug }) => slug)).size).toBe(files.length);
  });
});
