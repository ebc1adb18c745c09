import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { describe, expect, it } from 'vitest';
import { StaticHtml } from './static-html.tsx';

function makeContent() {
  let loads = 0;
  const Content = lazy(async () => {
    loads += 1;
    return { default: () => <p>Words</p> };
  });
  return { Content, loads: () => loads };
}

describe('static content', () => {
  it('stays as the server sent it, without loading its code', () => {
    const { Content, loads } = makeContent();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = '<div><p>Sent words</p></div>';
    const sent = container.querySelector('p');
    const { rerender } = render(<StaticHtml Content={Content} />, { container, hydrate: true });
    rerender(<StaticHtml Content={Content} />);
    expect(screen.getByText('Sent words')).toBe(sent);
    expect(loads()).toBe(0);
  });

  it('is loaded where the browser renders the page itself', async () => {
    const { Content, loads } = makeContent();
    render(<StaticHtml Content={Content} />);
    expect(await screen.findByText('Words')).toBeVisible();
    expect(loads()).toBe(1);
  });
});
