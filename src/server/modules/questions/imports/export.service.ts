import type { ExportFormat } from '#shared/contracts/import.ts';
import type { Database } from '../../../db/client.ts';
import { extraSources } from '../question-editing/question-writing.service.ts';
import { createExportRepository, type ExportedRow } from './export.repository.ts';
import { questionCsvHeader, questionCsvLines } from './question-csv.ts';

const rowsAtOnce = 200;

export type ExportService = ReturnType<typeof createExportService>;

/** All questions with their solutions, as a file that can be imported again. */
export function createExportService(db: Database) {
  return {
    export: (format: ExportFormat) => exportQuestions(db, format),
  };
}

export function questionsAsJson(db: Database): AsyncIterable<string> {
  return exportQuestions(db, 'json');
}

/** Streamed, so that it is never in memory as a whole. */
async function* exportQuestions(
  db: Database,
  format: ExportFormat,
): AsyncGenerator<string, void, void> {
  const repository = createExportRepository(db);
  yield format === 'csv' ? questionCsvHeader() : '[';
  let last = 0;
  let isFirst = true;
  for (;;) {
    const rows = await repository.listAfter(last, rowsAtOnce);
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    const values = rows.map(toValues);
    if (format === 'csv') yield questionCsvLines(values);
    else yield (isFirst ? '\n' : ',\n') + values.map((value) => JSON.stringify(value)).join(',\n');
    isFirst = false;
  }
  if (format === 'json') yield '\n]\n';
}

function toValues(row: ExportedRow) {
  const { answer, hints, followUps } = extraSources({
    answer: row.answer,
    hints: row.hints ?? [],
    followUps: row.followUps ?? [],
  });
  return {
    question_name: row.name,
    job_title: row.type,
    category: row.category,
    difficulty: row.difficulty,
    description: row.description,
    solution: row.solution,
    is_premium: row.isPremium,
    is_visible: row.isVisible,
    image_url: row.imageUrl,
    // Imports require a solution unless the row says that there was none.
    ...(row.solution === null && { has_solution: false }),
    ...(row.subject !== null && { subject: row.subject }),
    ...(row.tags.length > 0 && { tags: row.tags }),
    ...(answer && { answer }),
    ...(hints.length > 0 && { hints }),
    ...(followUps.length > 0 && { follow_ups: followUps }),
    ...(row.variants && { variants: { ...row.variants, withdrawn: row.withdrawn } }),
  };
}
