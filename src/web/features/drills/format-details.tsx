import type { DrillPreset } from '#shared/contracts/drill.ts';
import { Day } from '../../components/ui/day.tsx';
import { evidenceName, pointsText } from '../../lib/drill-text.ts';
import { pointsInWords } from '../../lib/drill-words.ts';

type FormatDetailsProps = Pick<DrillPreset, 'format' | 'passLine' | 'evidence'>;

/** The points, the reported pass line, and how well the format is known. */
export function FormatDetails({ format, passLine, evidence }: FormatDetailsProps) {
  return (
    <dl className="space-y-2 [&_dt]:font-medium [&_dt]:text-ink">
      <div>
        <dt>Points</dt>
        {pointsInWords(format).map((text) => (
          <dd key={text}>{text}</dd>
        ))}
      </div>
      <div>
        <dt>Reported pass line</dt>
        <dd>{passLine === null ? 'Not known' : pointsText(passLine)}</dd>
      </div>
      <div>
        <dt>{evidenceName(evidence.kind)}</dt>
        <dd>
          {evidence.note} Checked <Day date={evidence.date} />.
        </dd>
      </div>
    </dl>
  );
}
