import type { AdminPreset } from '#shared/contracts/drill.ts';
import { ChangedFields } from '../../../components/editing/changed-fields.tsx';
import { evidenceName, pointsText } from '../../../lib/drill-text.ts';
import { formatInWords, pointsInWords } from '../../../lib/drill-words.ts';

/** What the next save would replace. */
export function TheirVersion({ theirs }: { theirs: AdminPreset }) {
  const { title, trains, format, passLine, evidence } = theirs;
  return (
    <div role="alert" className="mb-5 rounded-md border border-danger p-4">
      <p className="font-medium">Someone else saved this drill while you were editing.</p>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        Your input is still here but has not been saved. This is the saved version:
      </p>
      <ChangedFields
        fields={[
          { label: 'Title', value: title },
          { label: 'What it trains', value: trains },
          { label: 'Format', value: formatInWords(format) },
          { label: 'Points', value: pointsInWords(format).join('; ') },
          { label: 'Pass line', value: passLine === null ? 'unknown' : pointsText(passLine) },
          {
            label: 'Evidence',
            value: `${evidenceName(evidence.kind)}: ${evidence.note} (${evidence.date})`,
          },
        ]}
      />
    </div>
  );
}
