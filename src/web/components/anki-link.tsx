import { type CallParts, callUrl } from '../lib/api-call.ts';

type Query = NonNullable<CallParts<'GET /api/anki'>['query']>;

export function AnkiLink({ query }: { query: Query }) {
  return (
    <span className="text-sm">
      <a href={callUrl('GET /api/anki', { query })} download className="text-link">
        Export to Anki
      </a>{' '}
      <span className="text-ink-muted">
        (questions you haven't solved yet won't count toward your rating)
      </span>
    </span>
  );
}
