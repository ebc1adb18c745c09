import { findMarkupProblem } from '#markup/limits.ts';
import { renderMarkup } from '#markup/render.ts';

interface QuestionTexts {
  description: string;
  solution: string | null;
}

type RenderedTexts =
  | { problem: string }
  | { problem: null; descriptionHtml: string; contentHtml: string };

/** Results are in input order. */
export default function renderAll(list: QuestionTexts[]): RenderedTexts[] {
  return list.map(render);
}

function render({ description, solution }: QuestionTexts): RenderedTexts {
  const descriptionHtml = renderMarkup(description).html;
  const contentHtml = solution === null ? '' : renderMarkup(solution).html;
  const problem =
    problemIn('Description', description, descriptionHtml) ??
    (solution === null ? null : problemIn('Solution', solution, contentHtml));
  return problem ? { problem } : { problem: null, descriptionHtml, contentHtml };
}

/** Looks for the reason, which takes as long again, only if rendering failed. */
function problemIn(field: string, source: string, html: string): string | null {
  if (!/class="(?:formula-error|markup-raw)"/.test(html)) return null;
  const problem = findMarkupProblem(source);
  return problem && `${field}: ${problem}`;
}
