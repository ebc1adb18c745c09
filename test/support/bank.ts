import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createBankService } from '#server/modules/questions/bank/bank.service.ts';
import { createTestApp } from './app.ts';
import { emptyTables } from './empty-tables.ts';
import { invitePeople } from './people.ts';

interface FileText {
  name?: string;
  premium?: boolean;
  question?: string;
  hint?: string;
  solution?: string;
  answer?: string;
}

export const fileText = ({
  name = 'Two dice',
  premium = false,
  question = 'What is the chance of a **seven**?',
  hint = 'Count.',
  solution = 'It is $\\frac16$.',
  answer = '{ kind: fraction, value: 1/6 }',
}: FileText = {}) => `---
name: ${name}
subject: Sum of two dice
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: ${premium}
tags: [dice]
answer: ${answer}
---
# Question
${question}
# Hint
${hint}
# Solution
${solution}
`;

/** A site with a question bank in a separate folder. */
export async function createBankSite() {
  const site = await createTestApp();
  const { pool } = site.database;
  const people = await invitePeople(site);
  const folder = await mkdtemp(join(tmpdir(), 'martingale-bank-'));
  const errors: object[] = [];
  let now: Date;
  const query = async (sql: string) => (await pool.query(sql)).rows;

  return {
    ...site,
    people,
    folder,
    /** What the imports logged. */
    errors,
    now: () => now,
    wait(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds);
    },
    query,
    stored: async () => ({
      questions: await query('SELECT * FROM questions ORDER BY id'),
      solutions: await query('SELECT * FROM solutions ORDER BY question_id'),
      revisions: await query('SELECT * FROM question_revisions ORDER BY id'),
      entries: await query('SELECT * FROM bank_entries ORDER BY slug'),
      answers: await query('SELECT * FROM question_answers ORDER BY slug'),
    }),
    async reset(): Promise<void> {
      await emptyTables(site.database.pool, 'questions', 'bank_entries');
      await site.changes.settle();
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      now = new Date('2026-05-04T12:00:00Z');
      errors.length = 0;
    },
    async write(path: string, text = fileText()): Promise<void> {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    /** Like every start of the site. */
    seed: () =>
      createBankService({
        db: openDatabase(pool),
        inTransaction: transactionsOn(pool),
        now: () => now,
        log: { info: () => {}, error: (details) => errors.push(details) },
      }).seed(folder),
    async close(): Promise<void> {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type BankSite = Awaited<ReturnType<typeof createBankSite>>;
