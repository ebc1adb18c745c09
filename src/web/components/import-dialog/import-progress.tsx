import type { ImportRun } from '#shared/contracts/import.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { Progress } from '../ui/progress.tsx';

interface ImportProgressProps {
  isDryRun: boolean;
  /** The uploaded share of the file, from 0 to 1. */
  sentShare: number;
  /** Undefined: not known yet. */
  run: ImportRun | undefined;
}

export function ImportProgress({ isDryRun, sentShare, run }: ImportProgressProps) {
  const verb = isDryRun ? 'Checking' : 'Importing';
  if (!run || run.total === 0) {
    return sentShare < 1 ? (
      <ProgressLine text="Uploading the file…" share={sentShare} />
    ) : (
      <ProgressLine text={`${verb} the file…`} share={null} />
    );
  }
  const { processed, total } = run;
  const text = `${verb} ${wholeNumber(processed)} of ${wholeNumber(total)} rows…`;
  return <ProgressLine text={text} share={processed / total} />;
}

function ProgressLine({ text, share }: { text: string; share: number | null }) {
  return (
    <div className="mt-4">
      <p className="mb-1.5 text-ink-muted text-sm">{text}</p>
      <Progress label={text} share={share} />
    </div>
  );
}
