import { createHash } from 'node:crypto';
import type { ChangeFeed } from '../../db/change-feed.ts';
import { keepUntilChange } from '../../db/keep-until-change.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { indexXml, type SitemapEntry, urlSetXml } from './sitemap-xml.ts';

/** A file for search engines, and the mark by which they know it again. */
export interface DiscoveryFile {
  text: string;
  etag: string;
}

interface DiscoveryTools {
  questions: Pick<QuestionsService, 'count' | 'sitemapPage'>;
  changes: Pick<ChangeFeed, 'on'>;
  appUrl: string;
  /** The standard allows no more in one file. */
  mostAddresses?: number;
}

export type DiscoveryService = ReturnType<typeof createDiscoveryService>;

const publicScreens = ['/', '/questions', '/about'];
const closedToRobots = [
  '/api/',
  '/admin',
  '/account',
  '/subscription',
  '/progress',
  '/notifications',
];

export function createDiscoveryService({
  questions,
  changes,
  appUrl,
  mostAddresses = 50_000,
}: DiscoveryTools) {
  const questionsPerFile = mostAddresses - publicScreens.length;

  async function listQuestions(page: number): Promise<SitemapEntry[]> {
    const rows = await questions.sitemapPage(page, questionsPerFile);
    return rows.map(({ id, updatedAt }) => ({
      address: `${appUrl}/question/${id}`,
      changedAt: updatedAt,
    }));
  }

  async function countFiles(): Promise<number> {
    return Math.max(1, Math.ceil((await questions.count()) / questionsPerFile));
  }

  async function makePage(page: number): Promise<DiscoveryFile | null> {
    if (page > (await countFiles())) return null;
    const screens = publicScreens.map((path) => ({ address: appUrl + path }));
    const entries = await listQuestions(page);
    return toFile(urlSetXml(page === 1 ? [...screens, ...entries] : entries));
  }

  async function makeIndex(): Promise<DiscoveryFile | null> {
    const count = await countFiles();
    if (count === 1) return makePage(1);
    return toFile(
      indexXml(Array.from({ length: count }, (_, i) => `${appUrl}/sitemap-${i + 1}.xml`)),
    );
  }

  /** Anybody may ask as often as they like, so each file is made once until a question changes. */
  const kept = keepUntilChange<'index' | number, DiscoveryFile | null>(
    { changes, topics: ['questions'], most: 100 },
    (key) => (key === 'index' ? makeIndex() : makePage(key)),
  );

  return {
    robots: toFile(
      [
        'User-agent: *',
        ...closedToRobots.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${appUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),

    /** Every public address, or where there are too many, the list of the files that hold them. */
    sitemap: () => kept('index'),

    /** From 1; null where there are not so many. */
    sitemapPage: (page: number) => kept(page),
  };
}

function toFile(text: string): DiscoveryFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, etag: `W/"${hash}"` };
}
