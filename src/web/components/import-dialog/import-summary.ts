import type { ImportResult } from '#shared/contracts/import.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import type { Notice } from '../../lib/toast.ts';

type Counts = Pick<ImportResult, 'success' | 'total' | 'errors' | 'alreadyThere'>;

const errorCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'error' : 'errors'}`;

/** The toast after an import. */
export function importToast({ success, total, errors, alreadyThere }: Counts): Notice {
  const imported = `Imported ${wholeNumber(success)} of ${wholeNumber(total)} questions`;
  if (errors.length > 0) {
    return {
      title: 'Import completed with errors',
      description: `${imported} with ${errorCount(errors.length)}`,
      tone: 'destructive',
    };
  }
  const duplicates = alreadyThere > 0 ? `, ${wholeNumber(alreadyThere)} already existed` : '';
  return { title: 'Import successful', description: imported + duplicates, tone: 'success' };
}

/** The counts that the dialog lists. */
export function importCounts(result: ImportResult): [label: string, value: string][] {
  return [
    [result.isDryRun ? 'Would be imported' : 'Imported', wholeNumber(result.success)],
    ['Already existed', wholeNumber(result.alreadyThere)],
    ['Errors', wholeNumber(result.errors.length)],
    ['Rows in the file', wholeNumber(result.total)],
  ];
}
