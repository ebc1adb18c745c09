import { Link } from 'react-router';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import { Day } from '../../../components/ui/day.tsx';
import { describeFormat, evidenceName, pointsText } from '../../../lib/drill-text.ts';
import { bestOf, readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';

interface PresetCardProps {
  preset: DrillPreset;
  isUser: boolean;
}

/** What a drill trains, its format, the evidence for that format, and the learner's best. */
export function PresetCard({ preset, isUser }: PresetCardProps) {
  const { slug, title, trains, format, passLine, evidence } = preset;
  return (
    <li className="relative flex flex-col border-ink border-t pt-4 hover:bg-sunken">
      <h3 className="font-serif text-xl">
        <Link to={`/drills/run?preset=${slug}`} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-ink-muted">{trains}</p>
      <p className="mt-3 font-medium text-sm">{describeFormat(format)}</p>
      <details className="relative mt-1 text-ink-muted text-xs">
        <summary className="w-fit underline decoration-dotted underline-offset-4">
          {evidenceName(evidence.kind)}, checked <Day date={evidence.date} />
        </summary>
        <p className="mt-1">{evidence.note}</p>
      </details>
      <p className="mt-3 text-sm tabular-nums">
        <Best preset={preset} isUser={isUser} />
        {passLine !== null && (
          <span className="text-ink-muted"> Reported pass line: {pointsText(passLine)}.</span>
        )}
      </p>
    </li>
  );
}

/** For visitors, the best run this browser remembers. */
function Best({ preset, isUser }: PresetCardProps) {
  const countHere = useRunsHere();
  const here = isUser || countHere === 0 ? [] : readRunsHere();
  const best = isUser ? preset.best : bestOf(here, preset);
  if (!best) return <span className="text-ink-muted">Not run yet.</span>;
  return (
    <>
      Your best: <strong>{pointsText(best.points)}</strong>
      {!isUser && <span className="text-ink-muted"> in this browser</span>}.
    </>
  );
}
