// Fresh numbers under use: readers of questions with and without `?v=`, while others answer, comment and
// import, against the same load on questions whose numbers never change.
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { any, anyNumber } from './support/any.ts';
import { acknowledgedComments, countLost, startDiscussion } from './support/comments.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const seconds = 15;
const rounds = 3;
const readers = 8;
const answering = 4;
const answerPauseMs = 100;
const commentPauseMs = 200;
const importPauseMs = 1_000;
const importedRows = 20;
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Question {
  id: number;
  name: string;
  /** None if its numbers never change. */
  variants: number;
}

interface Load {
  questions: Question[];
  /** A file of so many of them, under other names. */
  rows: Record<string, unknown>[];
}

interface Measured {
  /** Of pages with `?v=` and without, in the reference of two equal halves. */
  fresh: autocannon.Result[];
  usual: autocannon.Result[];
  answers: number[];
  imports: number[];
  comments: number[];
}

const kinds = ['reference', 'fresh'] as const;
type Kind = (typeof kinds)[number];

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  const signInAdmin = async () => {
    const { cookie } = await site.withPool((pool) => createSignedInUser(pool, { isAdmin: true }));
    return `${cookie.name}=${cookie.value}`;
  };
  const threadId = await startDiscussion(site);
  const admin = await signInAdmin();
  const cookies = await Promise.all(Array.from({ length: answering }, () => site.signIn()));
  const [commenter = ''] = cookies;
  const loads = await findLoads(admin);
  const measured: Record<Kind, Measured> = { reference: noneYet(), fresh: noneYet() };
  let imported = 0;

  // The first round only fills the caches.
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of kinds) {
      const found = await underLoad(loads[kind]);
      if (round === 0) continue;
      for (const part of Object.keys(found) as (keyof Measured)[]) {
        (measured[kind][part] as unknown[]).push(...found[part]);
      }
    }
  }
  const { reference, fresh } = measured;
  const rows = [['', 'reference', 'fresh numbers', 'ratio']];
  const compare = (name: string, of: (part: Measured) => number, unit = '') => {
    const [before, after] = [of(reference), of(fresh)];
    const shown = [before, after].map((value) => `${value.toFixed(0)}${unit}`);
    rows.push([name, ...shown, (after / before).toFixed(2)]);
  };
  const perSecond = (results: autocannon.Result[]) =>
    median(results.map(({ requests }) => requests.average));
  const p99 = (results: autocannon.Result[]) => median(results.map(({ latency }) => latency.p99));
  compare('pages a second with ?v=', (part) => perSecond(part.fresh));
  compare('p99', (part) => p99(part.fresh), ' ms');
  compare('pages a second without', (part) => perSecond(part.usual));
  compare('p99', (part) => p99(part.usual), ' ms');
  compare('an answer', (part) => median(part.answers), ' ms');
  compare('p95', (part) => percentile(part.answers, 95), ' ms');
  compare(`an import of ${importedRows} questions`, (part) => median(part.imports), ' ms');
  compare('comments written', (part) => part.comments.length);
  printTable(rows);
  const failed = [...kinds.flatMap((kind) => [...measured[kind].fresh, ...measured[kind].usual])]
    .map(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx)
    .reduce((sum, count) => sum + count, 0);
  const written = [...reference.comments, ...fresh.comments];
  console.log(
    `${failed} pages failed; ${await countLost(site, written)} of ${written.length} comments lost`,
  );

  async function underLoad({ questions, rows }: Load): Promise<Measured> {
    const isOver = { value: false };
    const writing = Promise.all([
      acknowledgedComments(site, { cookie: commenter, threadId, pauseMs: commentPauseMs, isOver }),
      Promise.all(cookies.map((cookie) => answer(questions, cookie, isOver))),
      importAgainAndAgain(rows, isOver),
    ]);
    const [fresh, usual] = await Promise.all([
      read(() => pageOf(any(questions))),
      read(() => `/question/${any(questions).id}`),
    ]);
    isOver.value = true;
    const [comments, answers, imports] = await writing;
    return { fresh: [fresh], usual: [usual], answers: answers.flat(), imports, comments };
  }

  /** Every other page is a user's. */
  function read(path: () => string): Promise<autocannon.Result> {
    const asVisitor: autocannon.Request = {
      setupRequest: (request) => ({ ...request, path: path(), headers: compressed }),
    };
    const asUser: autocannon.Request = {
      setupRequest: (request) => ({
        ...request,
        path: path(),
        headers: { ...compressed, cookie: any(cookies) },
      }),
    };
    return autocannon({
      url: site.url,
      connections: readers,
      duration: seconds,
      requests: [asVisitor, asUser],
    });
  }

  async function answer(questions: Question[], cookie: string, isOver: { value: boolean }) {
    const times: number[] = [];
    while (!isOver.value) {
      const { id, variants } = any(questions);
      const body = { answer: '7', variant: variants > 1 ? anyVariant(variants) : null };
      const started = performance.now();
      const response = await fetch(`${site.url}/api/questions/${id}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      await response.text();
      if (response.status !== 200) throw new Error(`No answer to ${id}: ${response.status}`);
      times.push(performance.now() - started);
      await setTimeout(answerPauseMs);
    }
    return times;
  }

  async function importAgainAndAgain(rows: Load['rows'], isOver: { value: boolean }) {
    const times: number[] = [];
    while (!isOver.value) {
      imported += 1;
      const named = rows.map((row) => ({
        ...row,
        question_name: `${String(row.question_name).slice(0, 40)} (${imported})`,
      }));
      const form = new FormData();
      form.append('importFile', new Blob([JSON.stringify(named)]), 'bank.json');
      const started = performance.now();
      const response = await fetch(`${site.url}/api/admin/import-file`, {
        method: 'POST',
        headers: { cookie: admin },
        body: form,
      });
      const result = (await response.json()) as { success?: number };
      if (result.success !== rows.length) throw new Error(JSON.stringify(result).slice(0, 500));
      times.push(performance.now() - started);
      await setTimeout(importPauseMs);
    }
    return times;
  }
} finally {
  await site.close();
}

/** Questions of the bank that can be answered. */
async function findLoads(admin: string): Promise<Record<Kind, Load>> {
  const { rows: questions } = await site.withPool((pool) =>
    pool.query<Question>(
      `select id, name, coalesce(jsonb_array_length(content -> 'variants'), 0) as variants
         from questions join question_answers on question_answers.question_id = id
           left join question_variants on question_variants.question_id = id
        where answer ->> 'kind' in ('fraction', 'number', 'expression') and not is_premium`,
    ),
  );
  const exported = await fetch(`${site.url}/api/admin/export?format=json`, {
    headers: { cookie: admin },
  });
  const file = (await exported.json()) as Record<string, unknown>[];
  const loadOf = (questions: Question[]): Load => {
    const names = new Set(questions.slice(0, importedRows).map(({ name }) => name));
    const rows = file.filter(({ question_name: name }) => names.has(String(name)));
    if (rows.length < importedRows) throw new Error(`There are only ${rows.length} to import.`);
    return { questions, rows };
  };
  return {
    reference: loadOf(questions.filter(({ variants }) => variants === 0)),
    fresh: loadOf(questions.filter(({ variants }) => variants > 1)),
  };
}

function noneYet(): Measured {
  return { fresh: [], usual: [], answers: [], imports: [], comments: [] };
}

function anyVariant(variants: number): string {
  return `1.${anyNumber(variants - 1)}`;
}

function pageOf({ id, variants }: Question): string {
  return variants > 1 ? `/question/${id}?v=${anyVariant(variants)}` : `/question/${id}`;
}
