import { toPreview } from '#markup/preview.ts';
import { type Rendered, renderMarkup } from '#markup/render.ts';

interface Order {
  source: string;
  /** Whether to return its beginning as plain text, too. */
  withPreview: boolean;
}

export default function renderText({ source, withPreview }: Order): Rendered & { preview: string } {
  return { ...renderMarkup(source), preview: withPreview ? toPreview(source) : '' };
}
