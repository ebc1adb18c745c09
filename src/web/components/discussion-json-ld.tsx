import { useOrigin } from '../lib/handover.tsx';
import { discussionFacts, type ThreadFacts } from './discussion-facts.ts';
import { JsonLd } from './json-ld.tsx';

/** What search engines are told of a discussion; of a deleted one nothing. */
export function DiscussionJsonLd({ thread }: { thread: ThreadFacts }) {
  const origin = useOrigin();
  if (thread.deletedAt) return null;
  return <JsonLd data={discussionFacts(thread, origin)} />;
}
