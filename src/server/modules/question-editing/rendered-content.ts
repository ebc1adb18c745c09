import { findMarkupProblem } from '#markup/limits.ts';
import { renderMarkup } from '#markup/render.ts';
import { AppError } from '../../lib/errors.ts';

export interface RenderedDescription {
  description: string;
  descriptionHtml: string;
}

export interface RenderedSolution {
  content: string;
  contentHtml: string;
}

/** Rendering is slow: do it before the transaction begins. */
export function renderDescription(description: string): RenderedDescription {
  return { description, descriptionHtml: render('description', description) };
}

/** The field that an error message belongs to. */
export function renderSolution(
  content: string,
  field: 'content' | 'solution' = 'content',
): RenderedSolution {
  return { content, contentHtml: render(field, content) };
}

function render(field: string, source: string): string {
  const problem = findMarkupProblem(source);
  if (problem) {
    throw new AppError(400, 'INVALID_INPUT', problem, { fieldErrors: { [field]: problem } });
  }
  return renderMarkup(source).html;
}
