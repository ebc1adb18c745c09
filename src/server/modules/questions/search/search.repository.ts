import { type SQL, sql } from 'drizzle-orm';
import type { FoundQuestion } from '#shared/contracts/search.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { folded } from '../../../db/tables/columns.ts';
import type { Segment } from './query-words.ts';

interface Limits {
  /** Already found. */
  without: readonly number[];
  /** Leaves out names that contain this text. */
  unlikeName: string | null;
  most: number;
}

interface Sought extends Limits {
  segments: readonly Segment[];
  /** In the name, tags and subject line, or also in the statement. */
  within: 'head' | 'words';
  /** Whether a question must have all segments, or any of them. */
  needs: 'all' | 'any';
}

type Shown = Omit<FoundQuestion, 'why' | 'matched'>;

type Match = Shown & {
  why: FoundQuestion['why'];
  /** The tag that matches, if any. */
  tag: string | null;
  description: string;
};

/** Of more matches, only some are ranked: a query that broad is hardly looking for one of them. */
const mostRanked = 250;

/** For the statement, the subject line, the tags and the name. */
const weights = sql.raw(`'{0.05, 0.4, 0.8, 1}'::real[]`);

const shown = sql.raw(`id, name, subject, difficulty, category, is_premium as "isPremium"`);

export function createSearchRepository(db: Database) {
  return {
    /** Best first. */
    async find({ segments, within, needs, ...limits }: Sought): Promise<Match[]> {
      const whole = toQuery('pg_catalog.english', segments, needs);
      const query = sql`(${whole} || ${toQuery('whole_words', segments, needs)})`;
      const any = sql`(${toQuery('pg_catalog.english', segments, 'any')} || ${toQuery('whole_words', segments, 'any')})`;
      const column = sql.raw(within);
      // Ranks by how close the words are to each other, or by how many of them there are.
      const rank = sql.raw(needs === 'all' ? 'ts_rank_cd' : 'ts_rank');
      // Whole words before beginnings of words.
      const order = sql`${rank}(${weights}, ${column}, ${whole}) desc,
        ${rank}(${weights}, ${column}, ${query}) desc, question_id`;
      const { rows } = await db.execute<Match>(sql`
        with candidates as (
          select question_id, head, words
            from search_candidates(${within === 'head'}, ${query}, ${mostRanked})
        ), best as (
          select candidates.* from candidates
            ${limits.unlikeName === null ? sql`` : sql`join questions on id = question_id`}
            where ${isWanted(sql`question_id`, limits)}
            order by ${order} limit ${limits.most}
        )
        select ${shown}, description,
          case when ts_filter(words, '{a}') @@ ${query} then 'name'
            when ts_filter(words, '{a,b}') @@ ${query} then 'topic'
            when head @@ ${query} then 'subject' else 'statement' end as why,
          (select tag from unnest(tags) with ordinality as t (tag, place)
            where search_vector(search_text(tag), 'B') @@ ${any} order by place limit 1) as tag
          from best join questions on id = question_id
          order by ${order}`);
      return rows;
    },

    /** Questions whose names begin like this, in alphabetical order. */
    async findNamed(beginning: string, limits: Limits): Promise<Shown[]> {
      const { rows } = await db.execute<Shown>(sql`
        select ${shown} from questions
          where is_visible and starts_with(name_key, ${folded(beginning)})
            and ${isWanted(sql`id`, limits)}
          order by name_key, id limit ${limits.most}`);
      return rows;
    },

    /** Easiest first. */
    async findInCategory(category: string, limits: Limits): Promise<Shown[]> {
      const { rows } = await db.execute<Shown>(sql`
        select ${shown} from questions
          where is_visible and category_key = ${folded(category)} and ${isWanted(sql`id`, limits)}
          order by difficulty_rank, name_key, id limit ${limits.most}`);
      return rows;
    },

    /** Easiest first. */
    async findTagged(tags: readonly string[], limits: Limits): Promise<Shown[]> {
      const { rows } = await db.execute<Shown>(sql`
        with tagged as materialized (
          select ${shown}, difficulty_rank, name_key from questions
            where is_visible and tags && ${sql.param(tags)}::text[] and ${isWanted(sql`id`, limits)}
        )
        select id, name, subject, difficulty, category, "isPremium" from tagged
          order by difficulty_rank, name_key, id limit ${limits.most}`);
      return rows;
    },

    /** For each word but stop words, similar known ones, best first: the word itself if known. */
    async findSimilar(words: readonly string[]): Promise<{ word: string; similar: string[] }[]> {
      const { rows } = await db.execute<{ word: string; similar: string[] }>(sql`
        select typed.word, array(
            select word from search_words where word % typed.word
              order by similarity(word, typed.word) desc, word limit 8
          ) as similar
          from unnest(${sql.param(words)}::text[]) as typed (word)
          where to_tsvector('whole_words', typed.word) <> ''`);
      return rows;
    },

    /** The words that a visible question contains in some form. */
    async listShown(words: readonly string[]): Promise<string[]> {
      const { rows } = await db.execute<{ word: string }>(sql`
        select word from unnest(${sql.param(words)}::text[]) as word
          where exists (
            select from search_candidates(false, plainto_tsquery('pg_catalog.english', word), 1)
          )`);
      return rows.map(({ word }) => word);
    },

    /** Adds the words of at most this many questions, and returns how many there were. */
    async learnWords(most: number): Promise<number> {
      const { rowCount } = await db.execute(sql`
        with learned as (
          delete from search_backlog where question_id in (
            select question_id from search_backlog order by question_id limit ${most}
              for update skip locked
          ) returning question_id
        ), added as (
          insert into search_words (word)
            select distinct word from learned
              join questions on id = question_id and is_visible
              cross join lateral unnest(tsvector_to_array(to_tsvector('simple', search_text(
                concat_ws(' ', name, subject, array_to_string(tags, ' '), statement_text(description))
              )))) as word
              where word ~ '^[^0-9]{4,40}$'
              -- The same order for everyone who adds words at once.
              order by word
            on conflict do nothing
        )
        select from learned`);
      return rowCount ?? 0;
    },
  };
}

function isWanted(id: SQL, { without, unlikeName }: Limits): SQL {
  const isNew = sql`not ${id} = any(${sql.param(without)}::integer[])`;
  if (unlikeName === null) return isNew;
  return sql`${isNew} and name_key not like ${folded(containing(unlikeName))}`;
}

/** Stems in English, or whole words, of which the last may be incomplete; without stop words. */
function toQuery(
  config: 'pg_catalog.english' | 'whole_words',
  segments: readonly Segment[],
  needs: 'all' | 'any',
): SQL {
  const text = segments
    .map((terms, place) => {
      // Known terms are whole: “CI” is not the beginning of “circle”.
      const mayGoOn = place === segments.length - 1 && terms.length === 1;
      const [typed, ...others] = terms.map((words) => words.join(' & '));
      const first = config === 'whole_words' && mayGoOn ? `${typed}:*` : typed;
      return `(${[first, ...others].map((term) => `(${term})`).join(' | ')})`;
    })
    .join(needs === 'all' ? ' & ' : ' | ');
  return sql`to_tsquery(${config}::regconfig, ${text})`;
}
