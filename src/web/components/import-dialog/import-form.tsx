import { useId, useState } from 'react';
import type { ImportResult } from '#shared/contracts/import.ts';
import {
  importExtensions,
  importTooLarge,
  largestImport,
  noImportFile,
} from '#shared/domain/imports.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, Field } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResultView } from './import-result.tsx';
import { importToast } from './import-summary.ts';
import { useImport } from './use-import.ts';

interface ImportFormProps {
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onImported: () => void;
}

/** Keeps the chosen file after a failure. */
export function ImportForm({ onBusy, onClose, onImported }: ImportFormProps) {
  const id = useId();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [error, setError] = useState('');

  const { start, isPending, progress } = useImport({
    onDone(outcome) {
      onBusy(false);
      setResult(outcome);
      if (outcome.isDryRun) return;
      toast(importToast(outcome));
      if (outcome.success > 0) onImported();
      if (outcome.success === outcome.total && outcome.notes.length === 0) onClose();
    },
    onFailure(failure) {
      onBusy(false);
      const text =
        failure instanceof ApiError || failure instanceof TypeError
          ? failureText(failure, 'Failed to import file')
          : failure.message;
      setError(text);
      toast({ title: 'Import failed', description: text, tone: 'destructive' });
    },
  });

  function choose(chosen: File | null) {
    setFile(chosen);
    setResult(null);
    setError(chosen && chosen.size > largestImport ? importTooLarge : '');
  }

  function send({ isDryRun }: { isDryRun: boolean }) {
    setError('');
    setResult(null);
    if (!file) return setError(noImportFile);
    if (file.size > largestImport) return setError(importTooLarge);
    onBusy(true);
    start({ file, isDryRun });
  }

  const isDone = result !== null && !result.isDryRun;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ isDryRun: false });
      }}
    >
      <Field id={id} label="File" error={error}>
        <FileDrop
          {...describedBy(id, { error })}
          id={id}
          accept={importExtensions}
          action={file ? 'Choose another file' : 'Choose a file'}
          isDisabled={isPending}
          onChoose={choose}
        >
          {file && (
            <p className="w-full break-words text-sm">
              <strong className="font-medium">{file.name}</strong>{' '}
              <span className="text-ink-muted">({sizeOf(file)})</span>
            </p>
          )}
        </FileDrop>
      </Field>
      <div aria-live="polite">
        {isPending && <ImportProgress {...progress} />}
        {result && <ImportResultView result={result} />}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" size="medium" disabled={isPending} onClick={onClose}>
          {isDone ? 'Close' : 'Cancel'}
        </Button>
        {!isDone && (
          <>
            <Button
              variant="secondary"
              size="medium"
              disabled={isPending}
              onClick={() => send({ isDryRun: true })}
            >
              Check file
            </Button>
            <Button type="submit" size="medium" disabled={isPending}>
              Import
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function sizeOf({ size }: File): string {
  return size < 1024 * 1024
    ? `${wholeNumber(Math.ceil(size / 1024))} kB`
    : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
