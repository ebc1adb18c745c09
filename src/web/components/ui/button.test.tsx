import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

it("a button doesn't submit a form by default", () => {
  expect(renderToString(<Button>Reset</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it('a button is disabled until hydration, unless it submits a form', () => {
  expect(renderToString(<Button>Reset</Button>)).toContain(' disabled=');
  expect(renderToString(<Button type="submit">Send</Button>)).not.toContain(' disabled=');
});

it('a link looks like a button', () => {
  const link = renderToString(
    <MemoryRouter>
      <ButtonLink to="/questions">Go</ButtonLink>
    </MemoryRouter>,
  );
  const looks = (html: string) => /class="([^"]+)"/.exec(html)?.[1];
  expect(link).toContain('href="/questions"');
  expect(looks(link)).toBe(looks(renderToString(<Button>Go</Button>)));
});
