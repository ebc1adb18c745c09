import type { RenderingService } from '../rendering/rendering.service.ts';

export interface RenderedDescription {
  description: string;
  descriptionHtml: string;
}

export interface RenderedSolution {
  content: string;
  contentHtml: string;
}

type Rendering = Pick<RenderingService, 'toHtml'>;

/** Rendering is slow: do it before the transaction begins. */
export async function renderDescription(
  rendering: Rendering,
  description: string,
): Promise<RenderedDescription> {
  const descriptionHtml = await rendering.toHtml(description, { field: 'description' });
  return { description, descriptionHtml };
}

/** The field that an error message belongs to. */
export async function renderSolution(
  rendering: Rendering,
  content: string,
  field: 'content' | 'solution' = 'content',
): Promise<RenderedSolution> {
  return { content, contentHtml: await rendering.toHtml(content, { field }) };
}
