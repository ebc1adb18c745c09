import { escapeXml } from '../../../lib/xml.ts';

export interface AtomFeed {
  title: string;
  /** Its own URL, which is also its id. */
  url: string;
  /** The page it belongs to. */
  page: string;
  updatedAt: Date;
  entries: readonly AtomEntry[];
}

interface AtomEntry {
  url: string;
  title: string;
  author: string;
  /** The question's name. */
  topic: string;
  /** Plain text. */
  summary: string;
  publishedAt: Date;
}

/** An Atom feed (RFC 4287). */
export function atomXml({ title, url, page, updatedAt, entries }: AtomFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<updated>${updatedAt.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${entries.map(entryXml).join('')}</feed>
`;
}

function entryXml({ url, title, author, topic, summary, publishedAt }: AtomEntry): string {
  const moment = publishedAt.toISOString();
  return `<entry>
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<published>${moment}</published>
<updated>${moment}</updated>
<author><name>${escapeXml(author)}</name></author>
<category term="${escapeXml(topic)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<summary>${escapeXml(summary)}</summary>
</entry>
`;
}
