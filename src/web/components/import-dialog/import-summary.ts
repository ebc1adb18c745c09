import type { ImportResult } from '#shared/contracts/import.ts';
import type { Notice } from '../../lib/toast.ts';

type Counts = Pick<ImportResult, 'success' | 'total' | 'errors' | 'alreadyThere'>;

const number = (value: number) => value.toLocaleString('en');
const errorCount = (count: number) => `${number(count)} ${count === 1 ? 'error' : 'errors'}`;

/** The toast after an import. */
export function importToast({ success, total, errors, alreadyThere }: Counts): Notice {
  const imported = `Imported ${number(success)} of ${number(total)} questions`;
  if (errors.length > 0) {
    return {
      title: 'Import completed with errors',
      description: `${imported} with ${errorCount(errors.length)}`,
      tone: 'destructive',
    };
  }
  const duplicates = alreadyThere > 0 ? `, ${number(alreadyThere)} already existed` : '';
  return { title: 'Import successful', description: imported + duplicates, tone: 'success' };
}

/** The counts that the dialog lists. */
export function importCounts(result: ImportResult): [label: string, value: string][] {
  return [
    [result.isDryRun ? 'Would be imported' : 'Imported', number(result.success)],
    ['Already existed', number(result.alreadyThere)],
    ['Errors', number(result.errors.length)],
    ['Rows in the file', number(result.total)],
  ];
}
