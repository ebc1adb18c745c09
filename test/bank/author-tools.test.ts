import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBank } from '../../scripts/question/bank.ts';
import { checkQuestions } from '../../scripts/question/check.ts';
import { writeNewQuestion } from '../../scripts/question/new.ts';
import { startPreview } from '../../scripts/question/preview.ts';
import { previewPage } from '../../scripts/question/preview-page.ts';
import { proofSkeleton, questionSkeleton } from '../../scripts/question/skeletons.ts';
import { readQuestion } from './rules/read-question.ts';

let folder: string;
let printed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-author-'));
  // The category for new questions in these tests.
  await writeQuestion(
    'a-first-one',
    questionSkeleton({ name: 'A first one', category: 'Algebra' }),
  );
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${text}\n`;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function writeQuestion(slug: string, text: string, proof = proofSkeleton): Promise<void> {
  await mkdir(join(folder, 'algebra'), { recursive: true });
  await writeFile(join(folder, `algebra/${slug}.md`), text);
  await writeFile(join(folder, `algebra/${slug}.proof.ts`), proof);
}

const halfProof = 'export function exact() { return 1 / 2; }';

describe('question new', () => {
  it('writes both files, which only need their content', async () => {
    expect(await writeNewQuestion(['algebra', 'Why:', 'a', '“second”', 'one?'], folder)).toBe(true);
    expect(await readdir(join(folder, 'algebra'))).toContain('why-a-second-one.proof.ts');
    const { questions } = await openBank(folder);
    expect(questions).toContainEqual(
      expect.objectContaining({
        path: 'algebra/why-a-second-one.md',
        question: expect.objectContaining({ name: 'Why: a “second” one?', category: 'Algebra' }),
      }),
    );
    expect(await checkQuestions(['why-a-second-one'], folder)).toBe(false);
    expect(printed).toContain(
      '✗ content/algebra/why-a-second-one.md\n    The proof fails: exact() is not written yet\n',
    );
  });

  it.each([
    [[], 'Which category? Choose one of: algebra'],
    [['Poetry', 'A sonnet'], 'No category Poetry. Choose one of: algebra'],
    [['Algebra'], 'Name must be at least 3 characters'],
    [['Algebra', '???'], 'The name must contain letters from a to z, or digits.'],
    [['Algebra', 'a FIRST one'], 'content/algebra/a-first-one.md already has that name.'],
    [['Algebra', 'A first - one!'], 'content/algebra/a-first-one.md already has that name.'],
  ])('refuses %j', async (words, message) => {
    await expect(writeNewQuestion(words, folder)).rejects.toThrow(message);
    expect(await readdir(join(folder, 'algebra'))).toHaveLength(2);
  });

  it('never overwrites a file', async () => {
    const leftOver = join(folder, 'algebra/lonely.proof.ts');
    await writeFile(leftOver, 'a proof');
    await expect(writeNewQuestion(['algebra', 'Lonely'], folder)).rejects.toThrow('already exists');
    expect(await readFile(leftOver, 'utf8')).toBe('a proof');
  });
});

describe('question check', () => {
  it('checks all questions, or only those named', async () => {
    await writeQuestion(
      'right',
      questionSkeleton({ name: 'Right', category: 'Algebra' }),
      halfProof,
    );
    expect(await checkQuestions([], folder)).toBe(false);
    expect(printed).toContain('2 questions checked, 1 with problems');
    expect(await checkQuestions(['right'], folder)).toBe(true);
    expect(await checkQuestions(['content/algebra/right.proof.ts'], folder)).toBe(true);
    expect(printed).toContain('✓ 1 question checked');
  });

  it('refuses an unknown slug', async () => {
    const checked = checkQuestions(['a-first-one', 'nowhere'], folder);
    await expect(checked).rejects.toThrow('No question nowhere in content/.');
  });
});

describe('question preview', () => {
  const preview = (text: string) =>
    previewPage(readQuestion({ path: 'algebra/x.md', slug: 'x', text, variants: null }));
  const skeleton = questionSkeleton({ name: 'Less < more', category: 'Algebra' });

  it('shows the question, its hints, answer and solution', () => {
    const page = preview(skeleton);
    expect(page).toContain('<h1 class="mt-2 text-3xl">Less &lt; more</h1>');
    for (const text of [
      'What is asked in Less &lt; more',
      '<strong>in bold',
      'The key idea',
      'class="katex"',
      '<h3>Idea',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('role="alert"');
  });

  it('shows each part with its hints', () => {
    const page = preview(
      skeleton
        .replace(/answer:\n( {2}.*\n)+/, 'answer: { kind: parts, parts: [ONE, ONE] }\n')
        .replaceAll('ONE', '{ kind: fraction, value: 1/2 }')
        .replace('# Hint', '# Part\n\nQuote.\n\n# Hint\n\nWhat now?\n\n# Part\n\nAgain.\n\n# Hint'),
    );
    const headings = [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['Question', 'Part', 'Hint', 'Part', 'Hint', 'Answer', 'Solution']);
    expect(page).not.toContain('role="alert"');
  });

  it('shows what is wrong with the text', () => {
    expect(preview('nothing')).toMatch(/role="alert".*the file must begin with front matter/);
    const broken = preview(skeleton.replace('Why it works', '$\\frac{1$'));
    expect(broken).toMatch(/role="alert".*cannot be rendered/);
    expect(broken).toContain('<h3>Idea');
  });

  it("serves the file's current content, with the site's styles", async () => {
    const { url, close } = await startPreview('a-first-one', folder);
    try {
      expect(await (await fetch(url)).text()).toContain('A first one');
      await writeQuestion(
        'a-first-one',
        questionSkeleton({ name: 'Renamed', category: 'Algebra' }),
      );
      expect(await (await fetch(url)).text()).toContain('Renamed');
      const headers = { accept: 'text/css' };
      const styles = await fetch(new URL('/src/web/styles/markup.css', url), { headers });
      expect(await styles.text()).toContain('.formula-block');
    } finally {
      await close();
    }
  });

  it('refuses an unknown slug', async () => {
    await expect(startPreview('nowhere', folder)).rejects.toThrow('No question nowhere');
  });
});
