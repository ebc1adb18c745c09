// How long the first import of the question bank takes, against rendering the same texts.
import { renderMarkup } from '#markup/render.ts';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createBankService } from '#server/modules/questions/bank/bank.service.ts';
import { parseBankFile } from '#server/modules/questions/bank/bank-file.ts';
import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { createDatabase } from '#test/support/database.ts';
import startDatabaseServer from '#test/support/database-server.ts';
import { median } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const rounds = 5;
const targetSeconds = 5;

const stopServer = await startDatabaseServer();
try {
  const texts = await readTexts();
  const times: Record<'first' | 'later' | 'rendering', number[]> = {
    first: [],
    later: [],
    rendering: [],
  };
  // Alternating, so that other load on the machine slows all of them down.
  for (let round = 0; round < rounds; round += 1) {
    const database = await createDatabase();
    try {
      const bank = createBankService({
        db: openDatabase(database.pool),
        inTransaction: transactionsOn(database.pool),
        now: () => new Date(),
        log: { info() {}, error: (details) => console.error(details) },
      });
      times.first.push(await time(() => bank.seed()));
      times.later.push(await time(() => bank.seed()));
    } finally {
      await database.drop();
    }
    times.rendering.push(await time(async () => texts.forEach(renderMarkup)));
  }
  const reference = median(times.rendering);
  const row = (name: string, measured: number[], target = '') => [
    name,
    `${(median(measured) / 1000).toFixed(2)} s`,
    `${(Math.max(...measured) / 1000).toFixed(2)} s`,
    target,
    (median(measured) / reference).toFixed(2),
  ];
  printTable([
    ['import of the question bank', 'median', 'longest', 'target', 'times rendering'],
    row('first start', times.first, `${targetSeconds} s`),
    row('later start, nothing new', times.later),
    row(`rendering ${texts.length} texts`, times.rendering),
  ]);
} finally {
  await stopServer?.();
}

async function readTexts(): Promise<string[]> {
  return (await readBank(bankFolder)).flatMap(({ text }) => {
    const { description, hints, solution } = parseBankFile(text);
    return [description, ...hints, solution];
  });
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
