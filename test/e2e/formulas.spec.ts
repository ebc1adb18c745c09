import type { Page } from '@playwright/test';
import { parseMarkup } from '#markup/parser.ts';
import { renderFormula } from '#markup/render-formula.ts';
import { parseBankFile } from '#server/modules/questions/bank/bank-file.ts';
import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { answerMarkup } from '#server/modules/questions/judging/answer-markup.ts';
import { readTopics } from '#server/modules/questions/topics/read-topics.ts';
import { rubricPoints } from '#shared/domain/answer-value.ts';
import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

interface Formula {
  /** Where it is, for messages. */
  text: string;
  tex: string;
  html: string;
  /** How many lists it is in. */
  depth: number;
  /** Hints and answers are beside the text where there is room. */
  column: 'article' | 'aside';
}

type ColumnWidths = Record<Formula['column'], number>;

test('no formula of the bank is wider than the page', async ({ page, site }) => {
  const { id } = await insertQuestion(site.pool);
  await page.goto(`/question/${id}`);
  const formulas = (await allFormulas()).filter(mayBeWide);
  expect(formulas.length).toBeGreaterThan(200);
  const columns = new Map<number, ColumnWidths>();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    columns.set(width, await columnWidths(page));
  }
  for (const [width, widths] of columns) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await findWide(page, formulas, widths);
    expect(wide, `at ${width} px`).toEqual([]);
  }
});

/** Parts of up to 14 symbols always fit, and laying out all formulas would take seconds. */
function mayBeWide({ html }: Formula): boolean {
  const parts = html.split('<span class="katex-base">');
  return parts.some((part) => part.replaceAll(/<[^>]*>/g, '').length > 14);
}

async function allFormulas(): Promise<Formula[]> {
  const questions = (await readBank(bankFolder)).flatMap(({ slug, ...file }) => {
    const { description, solution, hints, answer } = parseBankFile(file);
    const rubric = answer.kind === 'open' ? rubricPoints(answer.rubric) : [];
    const answers = answer.kind === 'choice' ? answer.choices : [answerMarkup(answer), ...rubric];
    return [
      ...[description, solution].flatMap((source) => formulasIn(slug, 'article', source)),
      ...[...hints, ...answers].flatMap((source) => formulasIn(slug, 'aside', source)),
    ];
  });
  const primers = (await readTopics()).flatMap(({ slug, primer }) =>
    formulasIn(slug, 'article', primer),
  );
  return [...questions, ...primers];
}

/** Not those in tables, which scroll as a whole. */
function formulasIn(text: string, column: Formula['column'], source: string): Formula[] {
  const parsed = parseMarkup(source);
  if ('problem' in parsed) throw new Error(`${text}: ${parsed.problem}`);
  let depth = 0;
  let tables = 0;
  return parsed.tokens.flatMap((block) => {
    if (block.tag === 'ul' || block.tag === 'ol') depth += block.nesting;
    if (block.tag === 'table') tables += block.nesting;
    const tokens = [block, ...(block.children ?? [])];
    return tokens
      .filter(({ type }) => tables === 0 && type.startsWith('formula'))
      .map(({ content, markup }) => {
        const { html } = renderFormula(content, markup === '$$' ? 'block' : 'inline');
        return { text, tex: content, html: withoutExtras(html), depth, column };
      });
  });
}

function columnWidths(page: Page): Promise<ColumnWidths> {
  return page.evaluate(() => ({
    article: document.querySelector('article')?.clientWidth ?? 0,
    // A hint is indented.
    aside: (document.querySelector('aside')?.clientWidth ?? 0) - 18,
  }));
}

/** The formulas take the place of the page, which would be slower. */
async function findWide(page: Page, formulas: Formula[], widths: ColumnWidths): Promise<string[]> {
  const paragraphs = formulas.map(({ html, depth, column }) => {
    const listed = `${'<ul><li>'.repeat(depth)}<p>${html}</p>${'</li></ul>'.repeat(depth)}`;
    return `<div style="width: ${widths[column]}px">${listed}</div>`;
  });
  const isWide = await page.evaluate(async (html) => {
    document.body.innerHTML = `<div class="markup" style="max-width: none">${html}</div>`;
    // Fonts begin to load when something is laid out with them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.querySelectorAll('p')].map((paragraph) => {
      // Browsers round widths.
      const edge = paragraph.getBoundingClientRect().right + 1;
      const parts = [...paragraph.querySelectorAll('.katex-base')];
      return parts.some((part) => part.getBoundingClientRect().right > edge);
    });
  }, paragraphs.join(''));
  return formulas.filter((_, index) => isWide[index]).map(({ text, tex }) => `${text}: ${tex}`);
}

/** What takes no room, but a browser's time. */
function withoutExtras(html: string): string {
  return html
    .replace(/<span class="katex-mathml">.*<\/math><\/span>/s, '')
    .replace('class="formula-block"', '$& style="animation: none; mask: none"');
}
