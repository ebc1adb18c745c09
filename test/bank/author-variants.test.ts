import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFrozenVariants } from '#server/modules/questions/frozen-variants.ts';
import { type Change, hatProof, hatText, withParts } from '#test/support/parametrized-question.ts';
import { questionWith, rightProof } from '#test/support/question-rules.ts';
import { checkQuestions } from '../../scripts/question/check.ts';
import { showVariants } from '../../scripts/question/show.ts';
import { freezeVariants } from '../../scripts/question/variants.ts';

let folder: string;
let printed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-variants-'));
  await mkdir(join(folder, 'probability'));
  await writeFiles('two-dice', questionWith('Two dice', 'Both dice'), rightProof);
  await writeFiles('names', hatText());
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${text}\n`;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function writeFiles(slug: string, text: string, proof = hatProof): Promise<void> {
  await writeFile(join(folder, `probability/${slug}.md`), text);
  await writeFile(join(folder, `probability/${slug}.proof.ts`), proof);
}
const change = (...changes: Change[]) => writeFiles('names', hatText(...changes));
const file = () => join(folder, 'probability/names.variants.json');
const frozen = async () => readFrozenVariants(await readFile(file(), 'utf8'));
const freeze = (...words: string[]) => freezeVariants(['names', ...words], folder);

/** Four have the answer 1/4. */
const few: Change = ['7..29', '7..12, 16, 20'];
const asksOther: Change = ['What is the chance', 'How likely is it'];

describe('question variants', () => {
  it('freezes good variants and says why it rejected others', async () => {
    await change(few);
    expect(await freeze()).toBe(true);
    const { version, variants } = await frozen();
    expect(version).toBe(1);
    const answers = variants.slice(0, 4).map(({ answer }) => answer);
    expect(printed).toMatch(
      /\n {2}rejected 1, such as names = \d+, drawn = \d: Too many have this answer\.\n$/,
    );
    expect(printed).toContain(
      `✓ content/probability/names.variants.json: version 1, ${variants.length} variants, such as ${answers.join(', ')}\n`,
    );
    expect(await checkQuestions(['names'], folder)).toBe(true);
  });

  it('writes the same file when nothing has changed', async () => {
    await freeze();
    const before = await readFile(file(), 'utf8');
    await freeze();
    expect(await readFile(file(), 'utf8')).toBe(before);
  });

  it('reports what is wrong with what it froze', async () => {
    await change(['7..29', '11'], ['Which names', 'Which 12 names']);
    expect(await freeze()).toBe(false);
    expect(printed).toMatch(
      /^✗ content.*\n {4}Numbers outside placeholders: 12\..*\n {4}There are \d variants, fewer than 12\.\n/,
    );
  });

  it('keeps earlier variants when it adds others', async () => {
    await change(few);
    await freeze();
    const before = await frozen();
    await change();
    expect(await checkQuestions(['names'], folder)).toBe(false);
    expect(printed).toContain('The file has changed since its variants were checked');
    expect(await freeze()).toBe(true);
    const { version, variants } = await frozen();
    expect(version).toBe(1);
    expect(variants.length).toBeGreaterThan(before.variants.length);
    expect(variants.slice(0, before.variants.length)).toEqual(before.variants);
  });

  it('asks something else only under a new version', async () => {
    await freeze();
    const before = await frozen();
    await change(asksOther);
    await expect(freeze()).rejects.toThrow(
      /^Variants 0, 1, .*, 30 of names would ask something else than learners have met\. If they must, add --new-version\.$/,
    );
    expect(await frozen()).toEqual(before);
    expect(await freeze('--new-version')).toBe(true);
    expect((await frozen()).version).toBe(2);
    expect(await checkQuestions(['names'], folder)).toBe(true);
  });

  it('forgets earlier variants with a new version', async () => {
    await freeze();
    await change(few);
    expect(await freeze('--new-version')).toBe(true);
    const { variants } = await frozen();
    expect(variants.filter(({ parameters }) => Number(parameters.names) > 20)).toEqual([]);
  });

  it.each([
    [[], 'Which question? Name its slug.'],
    [['--new-version'], 'Which question? Name its slug.'],
    [['nowhere'], 'No question nowhere in content/.'],
    [['two-dice'], 'content/probability/two-dice.md has no params.'],
  ])('refuses %j', async (words, message) => {
    await expect(freezeVariants(words, folder)).rejects.toThrow(message);
  });

  it('refuses a question without a proof', async () => {
    await rm(join(folder, 'probability/names.proof.ts'));
    await expect(freeze()).rejects.toThrow('There is no proof');
  });
});

describe('question show', () => {
  const show = (...words: string[]) => showVariants(['names', ...words], folder);
  beforeEach(async () => {
    await change(few);
    await freeze();
    printed = '';
  });

  it('prints the first three variants', async () => {
    expect(await show()).toBe(true);
    expect(printed.match(/━━━ Variant \d+/g)).toEqual([
      '━━━ Variant 0',
      '━━━ Variant 1',
      '━━━ Variant 2',
    ]);
  });

  it('prints the whole file with the numbers of a variant', async () => {
    const [, , , , variant] = (await frozen()).variants;
    const { names = '', drawn = '' } = variant?.parameters ?? {};
    await show('4');
    for (const text of [
      `━━━ Variant 4: {"names":"${names}","drawn":"${drawn}"}`,
      `"value": "${variant?.answer}"`,
      `From a hat with ${names} names`,
      '# Hint\n\nWhich names',
      `# Solution\n\n## Idea`,
      `$$\n\\frac{${drawn}}{${names}}=`,
      `One of ${names}.`,
    ]) {
      expect(printed).toContain(text);
    }
    expect(printed).not.toContain('#{');
  });

  it.each([
    [['names', '99'], 'There is no variant 99 of names.'],
    [['names', '0', 'one'], 'There is no variant one of names.'],
    [['names', '-1'], 'There is no variant -1 of names.'],
    [[], 'Which question? Name its slug.'],
    [['nowhere'], 'No question nowhere in content/.'],
    [['two-dice'], 'content/probability/two-dice.md has no params.'],
  ])('refuses %j', async (words, message) => {
    await expect(showVariants(words, folder)).rejects.toThrow(message);
  });

  it('prints each part with its hints', async () => {
    const proof = `${hatProof.replace('export function mistakes', 'function wrong')}
export const earlier = ({ names, drawn }) => [names - drawn];`;
    const parts = withParts('Of #{names}?\n\n# Hint\n\nCount?');
    await writeFiles('in-parts', hatText(few, ...parts), proof);
    await freezeVariants(['in-parts'], folder);
    await showVariants(['in-parts', '0'], folder);
    const part = '# Part\n\nOf 10?\n\n# Hint\n\nCount?\n\n';
    expect(printed).toContain(`Names in a hat.\n\n${part}${part}# Hint\n\nWhich names`);
  });

  it('refuses a question that is not frozen yet', async () => {
    await rm(file());
    await expect(show()).rejects.toThrow('the variants are missing: npm run question -- variants');
  });
});
