import type { ImportResult } from '#shared/contracts/import.ts';
import { Button } from '../ui/button.tsx';
import { outcomeFigures } from './outcome-words.ts';

/** More than anybody reads in a dialog; the file has all. */
const mostLines = 200;

/** What became of a file, or would become of it. */
export function ImportOutcome({ result }: { result: ImportResult }) {
  const { errors, notes, isDryRun } = result;
  return (
    <div className="mt-5">
      <h3 className="font-medium">{isDryRun ? 'What would happen' : 'What was done'}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {outcomeFigures(result).map(([label, value]) => (
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
      {errors.length > 0 && <ErrorLines lines={errors} />}
    </div>
  );
}

function ErrorLines({ lines }: { lines: string[] }) {
  const hidden = lines.length - mostLines;
  return (
    <>
      <section
        aria-label="Rows with errors"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        className="mt-3 max-h-48 overflow-y-auto rounded-md border border-rule bg-sunken px-3 py-2"
      >
        <ul className="space-y-1 text-sm">
          {lines.slice(0, mostLines).map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <p className="mt-2 text-ink-muted text-sm">and {hidden.toLocaleString('en')} more</p>
        )}
      </section>
      <div className="mt-2">
        <Button variant="secondary" onClick={() => saveLines(lines)}>
          Save these lines as a file
        </Button>
      </div>
    </>
  );
}

function saveLines(lines: string[]): void {
  const address = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'import-errors.txt';
  link.click();
  URL.revokeObjectURL(address);
}
