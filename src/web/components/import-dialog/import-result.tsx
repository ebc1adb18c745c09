import type { ImportResult } from '#shared/contracts/import.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { saveText } from '../../lib/save-text.ts';
import { Button } from '../ui/button.tsx';
import { importCounts } from './import-summary.ts';

/** The downloaded file has all errors. */
const maxErrors = 200;

/** The outcome of an import or a dry run. */
export function ImportResultView({ result }: { result: ImportResult }) {
  const { errors, notes, isDryRun } = result;
  return (
    <div className="mt-5">
      <h3 className="font-medium">{isDryRun ? 'Preview' : 'Result'}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {importCounts(result).map(([label, value]) => (
          <div key={label} className="rounded-md border border-rule px-3 py-2">
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="font-serif text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-3 break-words text-ink-muted text-sm">
          {note}.
        </p>
      ))}
      {errors.length > 0 && <ErrorList lines={errors} />}
    </div>
  );
}

function ErrorList({ lines }: { lines: string[] }) {
  const hidden = lines.length - maxErrors;
  return (
    <>
      <section
        aria-label="Rows with errors"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="mt-3 max-h-48 overflow-y-auto rounded-md border border-rule bg-sunken px-3 py-2"
      >
        <ul className="space-y-1 text-sm">
          {lines.slice(0, maxErrors).map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <p className="mt-2 text-ink-muted text-sm">and {wholeNumber(hidden)} more</p>
        )}
      </section>
      <div className="mt-2">
        <Button variant="secondary" onClick={() => saveText('import-errors.txt', lines.join('\n'))}>
          Download errors
        </Button>
      </div>
    </>
  );
}
