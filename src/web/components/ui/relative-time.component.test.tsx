import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HydrationStateContext } from '../../lib/hydration-state.tsx';
import { RelativeTime } from './relative-time.tsx';

const written = Date.parse('2026-03-14T10:00:00.000Z');
const minutes = 60_000;

/** Hydrates a page some time after the server has rendered it, and counts how often that renders. */
async function hydrate(later: number) {
  const renderedAt = written + 5 * minutes;
  vi.useFakeTimers({ now: renderedAt + later, toFake: ['Date', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const onRender = vi.fn();
  const page = (
    <HydrationStateContext
      value={{ renderedAt, origin: 'http://site', queries: { mutations: [], queries: [] } }}
    >
      <Profiler id="time" onRender={onRender}>
        <RelativeTime value={new Date(written).toISOString()} />
      </Profiler>
    </HydrationStateContext>
  );
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  place.innerHTML = renderToString(page);
  const root = await act(async () => hydrateRoot(place, page));
  onTestFinished(() => act(() => root.unmount()));
  return onRender;
}

it('does not render again if its text is the same', async () => {
  const onRender = await hydrate(59_000);
  expect(screen.getByText('5 minutes ago')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
});

it('is updated if its text has changed', async () => {
  await hydrate(2 * minutes);
  expect(screen.getByText('7 minutes ago')).toBeVisible();
});
