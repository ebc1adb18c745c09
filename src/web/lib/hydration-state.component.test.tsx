import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { renderMarkup } from '#markup/render.ts';
import { Markup } from '../components/markup.tsx';
import {
  type HydrationState,
  HydrationStateContext,
  HydrationStateScript,
  readHydrationState,
} from './hydration-state.tsx';
import { SentMarkupContext } from './sent-markup.ts';

const text = renderMarkup('"A" $\\frac{a}{b} > c$ &nbsp; ||it\'s|| <b>\n\n```\n\n  d\n```').html;
const other = '<p>Other</p>\n';

function hydrationStateOf(data: unknown): HydrationState {
  const state = { data, dataUpdatedAt: 0 };
  const query = { queryKey: ['a'], queryHash: '["a"]', state };
  // The other fields of a query do not matter here.
  return JSON.parse(
    JSON.stringify({
      renderedAt: 1,
      origin: 'http://site',
      queries: { mutations: [], queries: [query] },
    }),
  );
}

function Page({ shown }: { shown: readonly string[] }) {
  return (
    <>
      {shown.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Markup key={index} html={html} />
      ))}
      <HydrationStateScript />
    </>
  );
}

function sendPage(data: unknown, shown: readonly string[]): string {
  const html = renderToString(
    <HydrationStateContext value={hydrationStateOf(data)}>
      <SentMarkupContext value={new Map()}>
        <Page shown={shown} />
      </SentMarkupContext>
    </HydrationStateContext>,
  );
  document.body.innerHTML = `<main>${html}</main>`;
  return html;
}

const received = () => JSON.stringify(readHydrationState().queries.queries[0]?.state.data);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the HTML that a page shows', () => {
  it('is sent once', () => {
    const html = sendPage({ contentHtml: text, comments: [{ contentHtml: text }] }, [text]);
    expect(html.split('annotation encoding')).toHaveLength(2);
  });

  it('is read back from the page', () => {
    sendPage({ contentHtml: text, replies: [{ contentHtml: other }] }, [text, other]);
    const [first, second] = [...document.querySelectorAll('.markup')].map((one) => one.innerHTML);
    expect(received()).toBe(
      JSON.stringify({ contentHtml: first, replies: [{ contentHtml: second }] }),
    );
    expect(first).toContain('class="katex"');
  });

  it('is unchanged by hydration', () => {
    sendPage({ contentHtml: text }, [text, other, text]);
    const main = document.querySelector('main');
    const before = main?.innerHTML;
    if (!main) throw new Error('The page is empty');
    render(
      <HydrationStateContext value={readHydrationState()}>
        <Page shown={[text, other, text]} />
      </HydrationStateContext>,
      { container: main, hydrate: true },
    );
    expect(main.innerHTML).toBe(before);
  });
});

it('texts that the page does not show are sent as data', () => {
  const data = { contentHtml: text, title: other, descriptionHtml: null, html: { a: 1 } };
  sendPage({ ...data, html: other }, []);
  expect(received()).toBe(JSON.stringify({ ...data, html: other }));
});

it('only HTML is taken from the page, not other texts that happen to be equal', () => {
  const html = sendPage({ title: other, contentHtml: other }, [other]);
  expect(html).toContain(JSON.stringify(other).replaceAll('<', '\\u003c'));
  expect(received()).toContain(`"title":${JSON.stringify(other)}`);
});

it('the data is not written again in the browser', () => {
  render(
    <HydrationStateContext value={hydrationStateOf({ contentHtml: text })}>
      <HydrationStateScript />
    </HydrationStateContext>,
  );
  expect(document.getElementById('handover')).toBeEmptyDOMElement();
});
