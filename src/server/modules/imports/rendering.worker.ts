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

function render(texts: QuestionTexts): RenderedTexts {
  const description = renderMarkup(texts.description);
  if (description.problem) return { problem: `Description: ${description.problem}` };
  const solution = renderMarkup(texts.solution ?? '');
  if (solution.problem) return { problem: `Solution: ${solution.problem}` };
  return { problem: null, descriptionHtml: description.html, contentHtml: solution.html };
}
