// Rooms for two: how long a keystroke takes to the other person, with a hundred rooms at once
// against one room alone.
import { setTimeout as wait } from 'node:timers/promises';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';
import { followRoom, type Room, Typing } from './support/typing.ts';

const seconds = 20;
const keystrokesPerSecond = 5;

interface Load {
  rooms: number;
  /** In so many of them, one person types. */
  typing: number;
}

ensureBuild();
const site = await startThrowAwaySite();
try {
  const cookies = await site.withPool(async (pool) => {
    const found: string[] = [];
    for (let person = 0; person < 200; person += 1) {
      const { cookie } = await createSignedInUser(pool);
      found.push(`${cookie.name}=${cookie.value}`);
    }
    return found;
  });
  const rows = [
    ['rooms', 'typing', 'keys', 'p50', 'p95', 'p99', 'longest', 'lost', 'CPU', 'own CPU'],
  ];
  // Not shown: the first requests of a process compile its code.
  await measure({ rooms: 1, typing: 1 });
  rows.push(await measure({ rooms: 1, typing: 1 }));
  rows.push(await measure({ rooms: 100, typing: 50 }));
  printTable(rows);
  console.log(`goal: p95 below 150 ms with 100 rooms, and nothing lost`);
  console.log(`memory: ${(await site.megabytes()).toFixed(0)} MB`);

  async function measure({ rooms, typing }: Load): Promise<string[]> {
    const opened: Room[] = [];
    for (let index = 0; index < rooms; index += 1) {
      opened.push(await openRoom(cookies[2 * index] ?? '', cookies[2 * index + 1] ?? ''));
    }
    const typists = opened.map((room) => new Typing(room));
    const endings = await Promise.all(
      opened.flatMap((room, index) => [
        followRoom(room, room.host, () => {}),
        followRoom(room, room.guest, (updates) => typists[index]?.hear(updates)),
      ]),
    );
    const cpu = await site.cpuSeconds();
    const own = process.cpuUsage();
    const active = typists.slice(0, typing);
    await Promise.all(active.map(typeFor));
    // What has not arrived by then is lost.
    await wait(3_000);
    const spent = process.cpuUsage(own);
    const share = (part: number) => `${((100 * part) / (seconds + 3)).toFixed(0)} %`;
    const cells = [
      share((await site.cpuSeconds()) - cpu),
      share((spent.user + spent.system) / 1e6),
    ];
    for (const end of endings) end();
    const delays = active.flatMap((typist) => typist.delays);
    const keys = active.reduce((sum, typist) => sum + typist.keystrokes, 0);
    const latencies = [50, 95, 99, 100].map((part) => `${percentile(delays, part).toFixed(1)} ms`);
    return [
      ...[rooms, typing, keys].map(String),
      ...latencies,
      `${keys - delays.length}`,
      ...cells,
    ];
  }

  async function openRoom(host: string, guest: string): Promise<Room> {
    const choice = { role: 'trader', level: 'graduate', minutes: 30, seat: 'interviewer' };
    const { id, token } = await send('/api/meetings', host, choice);
    await send('/api/meeting-invitation/join', guest, { token });
    return { url: site.url, id, host, guest };
  }

  async function send(path: string, cookie: string, body: object) {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const sent: { id: string; token: string } = await response.json();
    return sent;
  }
} finally {
  await site.close();
}

/** At an even pace, and not all at the same moment. */
async function typeFor(typist: Typing): Promise<void> {
  const pause = 1_000 / keystrokesPerSecond;
  await wait(Math.random() * pause);
  const start = performance.now();
  for (let key = 0; key < seconds * keystrokesPerSecond; key += 1) {
    typist.type();
    await wait(Math.max(0, start + (key + 1) * pause - performance.now()));
  }
}
