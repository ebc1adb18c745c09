import type { ImportRun } from '#shared/contracts/import.ts';
import { Progress } from '../ui/progress.tsx';

interface ImportProgressProps {
  isDryRun: boolean;
  /** From 0 to 1: how much of the file is sent. */
  sentShare: number;
  /** Undefined: nothing was heard of it yet. */
  run: ImportRun | undefined;
}

export function ImportProgress({ isDryRun, sentShare, run }: ImportProgressProps) {
  const doing = isDryRun ? 'Checking' : 'Importing';
  if (!run || run.total === 0) {
    return sentShare < 1 ? (
      <Line text="Sending the file…" share={sentShare} />
    ) : (
      <Line text={`${doing} the file…`} share={null} />
    );
  }
  const { processed, total } = run;
  const text = `${doing} ${processed.toLocaleString('en')} of ${total.toLocaleString('en')} rows…`;
  return <Line text={text} share={processed / total} />;
}

function Line({ text, share }: { text: string; share: number | null }) {
  return (
    <div className="mt-4">
      <p className="mb-1.5 text-ink-muted text-sm">{text}</p>
      <Progress label={text} share={share} />
    </div>
  );
}
