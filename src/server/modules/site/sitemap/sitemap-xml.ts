import { escapeXml } from '../../../lib/xml.ts';

export interface SitemapEntry {
  url: string;
  changedAt?: Date;
}

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function urlSetXml(entries: readonly SitemapEntry[]): string {
  return `${start}<urlset ${namespace}>\n${entries.map(toUrl).join('')}</urlset>\n`;
}

/** The index of sitemap files, if one file would be too long. */
export function indexXml(urls: readonly string[]): string {
  const files = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`);
  return `${start}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
}

function toUrl({ url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${changed}</url>\n`;
}
