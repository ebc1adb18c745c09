import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationStateContext } from '../../lib/hydration-state.tsx';
import { RelativeTime } from './relative-time.tsx';

it("counts from the server's render time, and never wraps", () => {
  const hydrationState = {
    renderedAt: Date.parse('2026-03-14T10:05:00.000Z'),
    origin: 'https://quant.example.org',
    queries: { mutations: [], queries: [] },
  };
  const html = renderToString(
    <HydrationStateContext value={hydrationState}>
      <RelativeTime value="2026-03-14T10:00:00.000Z" />
    </HydrationStateContext>,
  );
  expect(html).toBe(
    '<time dateTime="2026-03-14T10:00:00.000Z" title="2026-03-14 10:00 UTC" class="whitespace-nowrap">5 minutes ago</time>',
  );
});
