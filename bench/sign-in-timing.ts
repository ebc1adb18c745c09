// Whether the time of a refused sign-in reveals if the email is known.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const rounds = 100;
const known = 'known@example.org';
const unknown = 'unknown@example.org';

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  await post('/api/register', { username: 'known', email: known, password: 'right password' });
  const times: Record<'known' | 'unknown' | 'again', number[]> = {
    known: [],
    unknown: [],
    again: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    times.known.push(await refuse(known));
    times.unknown.push(await refuse(unknown));
    times.again.push(await refuse(known));
  }
  const reference = median(times.known);
  printTable([
    ['refused sign-in', 'median', 'ratio to known'],
    ['known email', format(reference), '1.000'],
    ['unknown email', ...compare(times.unknown, reference)],
    ['known email again (noise)', ...compare(times.again, reference)],
  ]);
} finally {
  await site.close();
}

async function refuse(email: string): Promise<number> {
  const start = performance.now();
  const { status } = await post('/api/login', { email, password: 'wrong password' });
  if (status !== 401) throw new Error(`The sign-in was answered with ${status}`);
  return performance.now() - start;
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function compare(values: number[], reference: number): string[] {
  return [format(median(values)), (median(values) / reference).toFixed(3)];
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
