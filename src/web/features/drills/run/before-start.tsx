import type { NewRun } from '#shared/contracts/drill-run.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { FormatDetails } from '../format-details.tsx';
import { HowTo } from './how-to.tsx';
import type { SourceInfo } from './use-source.ts';

interface BeforeStartProps {
  source: NewRun;
  info: SourceInfo;
}

/** What to know before the clock starts: how to answer, and what counts. */
export function BeforeStart({ source, info: { format, preset } }: BeforeStartProps) {
  return (
    <>
      <h2 className="font-medium">How to answer</h2>
      <HowTo format={format} />
      {source.kind === 'facts' && source.facts && (
        <>
          <h2 className="mt-5 font-medium">These facts</h2>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm tabular-nums">
            {source.facts.map(({ left, operator, right }) => (
              <li key={left + operator + right}>
                {left} {operator} {right}
              </li>
            ))}
          </ul>
        </>
      )}
      {preset && (
        <div className="mt-5 text-ink-muted text-sm">
          {preset.best && (
            <p className="mb-2 tabular-nums">
              Your best: <strong className="text-ink">{pointsText(preset.best.points)}</strong>
            </p>
          )}
          <FormatDetails {...preset} />
        </div>
      )}
    </>
  );
}
