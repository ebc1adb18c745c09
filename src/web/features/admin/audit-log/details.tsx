import { readableDetails } from './readable-details.ts';

export function Details({ details }: { details: Record<string, unknown> }) {
  const lines = readableDetails(details);
  if (lines.length === 0) return null;
  return (
    <dl className="max-w-xl space-y-0.5 text-sm">
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt className="inline text-ink-muted">{name}: </dt>
          <dd className="inline whitespace-pre-wrap">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
