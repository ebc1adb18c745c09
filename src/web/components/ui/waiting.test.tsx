import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

it('a spinner has a label', () => {
  const html = renderToString(<Spinner label="Loading discussions..." />);
  expect(html).toMatch(/^<span role="status"/);
  expect(html).toContain('>Loading discussions...<');
});

it('a skeleton has a size and is hidden from screen readers', () => {
  const html = renderToString(<Skeleton className="h-4 w-40" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('h-4 w-40');
});
