import type { FoundQuestion } from '#shared/contracts/search.ts';
import { toPlainText } from '#shared/domain/excerpt.ts';
import type { Segment } from './query-words.ts';
import type { createSearchRepository } from './search.repository.ts';
import { partAround } from './text-match.ts';

interface TaggedTopic {
  name: string;
  tags: readonly string[];
}

interface Sought {
  segments: readonly Segment[];
  /** The topics that the query names. */
  named: readonly TaggedTopic[];
  /** The topics with a matching tag. */
  near: readonly TaggedTopic[];
  /** Those that the query names. */
  categories: readonly string[];
  /** Leaves out names that contain this text. */
  unlikeName: string | null;
}

type Repository = Pick<
  ReturnType<typeof createSearchRepository>,
  'find' | 'findNamed' | 'findTagged' | 'findInCategory'
>;
type Needs = Parameters<Repository['find']>[0]['needs'];

const most = 20;
/** With fewer, questions nearby, in a category or with only some of the words are found too. */
const enough = 5;

/** Best first: by name, tags and subject line, then by topic, then by statement. */
export async function findQuestions(
  repository: Repository,
  { segments, named, near, categories, unlikeName }: Sought,
): Promise<{ found: FoundQuestion[]; isExact: boolean }> {
  const found: FoundQuestion[] = [];
  const limits = () => ({
    without: found.map(({ id }) => id),
    unlikeName,
    most: most - found.length,
  });

  async function addMatches(within: 'head' | 'words', needs: Needs) {
    if (found.length >= most) return;
    const matches = await repository.find({ segments, within, needs, ...limits() });
    found.push(
      ...matches.map(({ tag, description, ...question }) => ({
        ...question,
        matched: matchedPart(question.why, tag, description, segments),
      })),
    );
  }

  async function addMembers(topics: readonly TaggedTopic[]) {
    for (const { name, tags } of topics) {
      if (found.length >= most) return;
      const members = await repository.findTagged(tags, limits());
      found.push(...members.map((row) => ({ ...row, why: 'topic' as const, matched: name })));
    }
  }

  async function addInCategories() {
    for (const category of categories) {
      if (found.length >= enough) return;
      const rows = await repository.findInCategory(category, limits());
      found.push(...rows.map((row) => ({ ...row, why: 'category' as const, matched: category })));
    }
  }

  /** All that stop words alone can find, since the word indexes leave them out. */
  async function addNamed() {
    const beginning = segments.flatMap(([typed = []]) => typed).join(' ');
    const rows = await repository.findNamed(beginning, limits());
    found.push(...rows.map((row) => ({ ...row, why: 'name' as const, matched: null })));
  }

  await addMatches('head', 'all');
  await addMembers(named);
  await addMatches('words', 'all');
  if (found.length === 0) await addNamed();
  const isExact = found.length > 0;
  if (found.length < enough) await addMembers(near);
  await addInCategories();
  if (found.length < enough && segments.length > 1) await addMatches('words', 'any');
  return { found, isExact };
}

function matchedPart(
  why: FoundQuestion['why'],
  tag: string | null,
  description: string,
  segments: readonly Segment[],
): string | null {
  if (why === 'topic') return tag;
  return why === 'statement' ? partAround(toPlainText(description), segments) : null;
}
