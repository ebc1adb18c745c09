import { findMarkupProblem } from '#markup/limits.ts';
import { renderMarkup } from '#markup/render.ts';
import { AppError } from '../../lib/errors.ts';

/** Rendering is slow: do it before the transaction begins. */
export function renderText(content: string): { content: string; contentHtml: string } {
  const problem = findMarkupProblem(content);
  if (problem) {
    throw new AppError(400, 'INVALID_INPUT', problem, { fieldErrors: { content: problem } });
  }
  return { content, contentHtml: renderMarkup(content).html };
}
