// Whether memory stays flat during an hour of visitors, members and writers at a constant rate. The
// argument changes the minutes: npx node bench/hour.ts 10
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { acknowledgedComments, countLost, startDiscussion } from './support/comments.ts';
import { median, slopeOf } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite, type ThrowAwaySite } from './support/throw-away-site.ts';

const minutes = Number(process.argv[2] ?? 60);
const perSecond = 40;
const members = 20;
const periods = 12;
/** Until caches are full. */
const warmPeriods = 2;
/** A single value says little: memory rises until garbage is collected. */
const sampleMs = 5_000;
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const json = { 'content-type': 'application/json' };

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  const fresh = await site.megabytes();
  const threadId = await startDiscussion(site);
  const cookies = await Promise.all(Array.from({ length: members }, () => site.signIn()));
  const isOver = { value: false };
  const writing = acknowledgedComments(site, {
    cookie: cookies[0] ?? '',
    threadId,
    pauseMs: 1_000,
    isOver,
  });
  const rows = [['minutes', 'requests', 'failed', 'p99', 'memory (median)', 'highest']];
  const medians: number[] = [];
  for (let period = 1; period <= periods; period += 1) {
    const { samples, stop } = sampleMemory(site);
    const result = await autocannon({
      url: site.url,
      connections: 10,
      overallRate: perSecond,
      duration: (60 * minutes) / periods,
      requests: usualRequests(cookies),
    });
    await stop();
    medians.push(median(samples));
    rows.push([
      ((period * minutes) / periods).toFixed(0),
      String(result.requests.total),
      String(result.errors + result.timeouts + result.non2xx),
      `${result.latency.p99} ms`,
      `${median(samples).toFixed(0)} MB`,
      `${Math.max(...samples).toFixed(0)} MB`,
    ]);
  }
  isOver.value = true;
  const written = await writing;
  printTable(rows);
  const { slope, standardError } = slopeOf(medians.slice(warmPeriods));
  const perMinute = (perPeriod: number) => ((perPeriod * periods) / minutes).toFixed(2);
  console.log(
    `From minute ${((warmPeriods * minutes) / periods).toFixed(0)} on: ${perMinute(slope)} MB a minute, standard error ${perMinute(standardError)}`,
  );
  console.log(
    `${fresh.toFixed(0)} MB fresh; ${written.length} comments, ${await countLost(site, written)} lost`,
  );
} finally {
  await site.close();
}

function sampleMemory({ megabytes }: ThrowAwaySite) {
  const samples: number[] = [];
  const stopped = new AbortController();
  const sampling = (async () => {
    while (!stopped.signal.aborted) {
      samples.push(await megabytes());
      await setTimeout(sampleMs, undefined, stopped).catch(() => {});
    }
  })();
  return {
    samples,
    stop: () => {
      stopped.abort();
      return sampling;
    },
  };
}

/** Each turn uses a different question and a different member. */
function usualRequests(cookies: readonly string[]): autocannon.Request[] {
  let turn = 0;
  const next = () => {
    turn += 1;
    const cookie = cookies[turn % cookies.length] ?? '';
    return { id: 1 + ((turn * 37) % 200), cookie };
  };
  const visit = (path: (id: number) => string) => ({
    setupRequest: (request: autocannon.Request) => ({
      ...request,
      path: path(next().id),
      headers: compressed,
    }),
  });
  const asMember = (path: (id: number) => string, body?: object) => ({
    setupRequest: (request: autocannon.Request) => {
      const { id, cookie } = next();
      const headers = { ...compressed, cookie };
      if (!body) return { ...request, path: path(id), headers };
      const sent = JSON.stringify(body);
      return {
        ...request,
        ...{
          method: 'POST' as const,
          path: path(id),
          body: sent,
          headers: { ...headers, ...json },
        },
      };
    },
  });
  return [
    visit(() => '/'),
    visit(() => '/questions'),
    visit((id) => `/question/${id}`),
    visit(() => '/discussions/1'),
    visit((id) => `/questions?search=${id}`),
    visit((id) => `/api/search?q=walk${id}`),
    asMember(() => '/questions'),
    asMember((id) => `/question/${id}`),
    asMember(() => '/practice'),
    asMember(() => '/api/progress?timeZone=UTC'),
    asMember((id) => `/api/questions/${id}/answer`, { answer: '7' }),
  ];
}
