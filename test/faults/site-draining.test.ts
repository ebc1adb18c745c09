import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openEventStream } from '#test/support/event-streams.ts';
import { spawnSite } from '#test/support/site.ts';
import { putUnderLoad } from '#test/support/site-load.ts';

const smallSites = fileURLToPath(import.meta.resolve('#test/support/draining-process.ts'));

it.each([1, 2, 3, 4])(
  'five small sites that are stopped under load fail no request, in round %i',
  async () => {
    const sites = spawnSite({}, { command: [process.execPath, smallSites, '5'] });
    try {
      const loads = (await sites.ready).split(',').map(putUnderLoad);
      await Promise.all(loads.map((load) => load.running));
      const ended = sites.stop('SIGTERM');
      const statuses = await Promise.all(loads.map((load) => load.statuses));
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
      expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    } finally {
      await sites.stop('SIGKILL');
    }
  },
);

it('a stream that is open ends when the site is stopped, and holds up nothing', async () => {
  const site = spawnSite({}, { command: [process.execPath, smallSites, '1'] });
  try {
    const stream = await openEventStream(`${await site.ready}/stream`);
    const ended = site.stop('SIGTERM');
    await stream.ended;
    expect(stream.text()).toBe('retry: 2000\n\n');
    expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  } finally {
    await site.stop('SIGKILL');
  }
});
