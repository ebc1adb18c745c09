import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NavLink } from './nav-link.tsx';

function isMarked(at: string, props: { to: string; end?: boolean }): boolean {
  const html = renderToStaticMarkup(
    <StaticRouter location={at}>
      <NavLink {...props}>There</NavLink>
    </StaticRouter>,
  );
  return html.includes('aria-current="page"');
}

describe('a menu link', () => {
  it.each([
    ['/admin', { to: '/admin' }, true],
    ['/admin?tab=users', { to: '/admin' }, true],
    ['/admin/audit', { to: '/admin' }, true],
    ['/admin/audit', { to: '/admin', end: true }, false],
    ['/admin', { to: '/admin', end: true }, true],
    ['/administration', { to: '/admin' }, false],
    ['/', { to: '/admin' }, false],
    ['/admin', { to: '/' }, false],
  ])('on %s with %o is marked: %s', (at, props, expected) => {
    expect(isMarked(at, props)).toBe(expected);
  });
});
