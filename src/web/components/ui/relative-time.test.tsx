import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HandoverContext } from '../../lib/handover.tsx';
import { RelativeTime } from './relative-time.tsx';

it("counts from the server's render time, and never breaks", () => {
  const handover = {
    renderedAt: Date.parse('2026-03-14T10:05:00.000Z'),
    origin: 'https://quant.example.org',
    queries: { mutations: [], queries: [] },
  };
  const html = renderToString(
    <HandoverContext value={handover}>
      <RelativeTime value="2026-03-14T10:00:00.000Z" />
    </HandoverContext>,
  );
  expect(html).toBe(
    '<time dateTime="2026-03-14T10:00:00.000Z" title="2026-03-14 10:00 UTC" class="whitespace-nowrap">5 minutes ago</time>',
  );
});
