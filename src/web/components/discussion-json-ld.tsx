import { useOrigin } from '../lib/hydration-state.tsx';
import { discussionFacts, type ThreadFacts } from './discussion-facts.ts';
import { JsonLd } from './json-ld.tsx';

/** Structured data about a discussion for search engines; none if it is deleted. */
export function DiscussionJsonLd({ thread }: { thread: ThreadFacts }) {
  const origin = useOrigin();
  if (thread.deletedAt) return null;
  return <JsonLd data={discussionFacts(thread, origin)} />;
}
