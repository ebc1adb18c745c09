import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { isClosedAnswer, statedAnswers } from '../../../db/tables/answers.ts';
import { learnerQuestions } from '../../../db/tables/practice.ts';
import { questionStatuses, questions } from '../../../db/tables/questions.ts';

interface Wanted {
  userId: number;
  allowsPremium: boolean;
  topics: readonly { slug: string; tags: readonly string[] }[];
  /** From 1 to 3. */
  rank: number;
}

export function createTopicStandingRepository(db: Database) {
  return {
    /** For each topic a question that the learner has not started, if possible of that difficulty. */
    async listNext({ userId, allowsPremium, topics, rank }: Wanted): Promise<Map<string, number>> {
      const { id, isVisible, isPremium, tags, difficultyRank, nameKey } = questions;
      const wanted = sql.param(JSON.stringify(topics.map(({ slug, tags }) => ({ slug, tags }))));
      const { rows } = await db.execute<{ slug: string; id: number }>(sql`
        select topic.slug, fresh.id
        from jsonb_to_recordset(${wanted}::jsonb) as topic (slug text, tags text[])
        cross join lateral (
          select ${id} as id from ${questions}
          join ${statedAnswers} on ${statedAnswers.questionId} = ${id}
            and ${isClosedAnswer(statedAnswers.answer)}
          where ${tags} && topic.tags and ${isVisible} and (${allowsPremium} or not ${isPremium})
            and not exists (select from ${learnerQuestions}
              where ${learnerQuestions.userId} = ${userId} and ${learnerQuestions.questionId} = ${id})
            and not exists (select from ${questionStatuses}
              where ${questionStatuses.userId} = ${userId} and ${questionStatuses.questionId} = ${id})
          order by abs(${difficultyRank} - ${rank}), ${nameKey}, ${id}
          limit 1
        ) as fresh`);
      return new Map(rows.map(({ slug, id: next }) => [slug, next]));
    },
  };
}
