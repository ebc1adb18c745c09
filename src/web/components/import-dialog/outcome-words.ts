import type { ImportResult } from '#shared/contracts/import.ts';
import type { Notice } from '../../lib/toast.ts';

type Counts = Pick<ImportResult, 'success' | 'total' | 'errors' | 'alreadyThere'>;

const number = (value: number) => value.toLocaleString('en');
const errorCount = (count: number) => `${number(count)} ${count === 1 ? 'error' : 'errors'}`;

/** What the toast says after an import. */
export function outcomeNotice({ success, total, errors, alreadyThere }: Counts): Notice {
  const imported = `Imported ${number(success)} of ${number(total)} questions`;
  if (errors.length > 0) {
    return {
      title: 'Import completed with errors',
      description: `${imported} with ${errorCount(errors.length)}`,
      tone: 'destructive',
    };
  }
  const others = alreadyThere > 0 ? `, ${number(alreadyThere)} were already there` : '';
  return { title: 'Import successful', description: imported + others, tone: 'success' };
}

/** The counts as the dialog lists them. */
export function outcomeFigures(result: ImportResult): [label: string, value: string][] {
  return [
    [result.isDryRun ? 'Would be imported' : 'Imported', number(result.success)],
    ['Already there', number(result.alreadyThere)],
    ['Errors', number(result.errors.length)],
    ['Rows in the file', number(result.total)],
  ];
}
