import { and, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { measuredBelow } from '#shared/domain/measured-difficulty.ts';
import { questionMeasures } from '../../db/tables/measures.ts';
import { questions } from '../../db/tables/questions.ts';

const { rating, deviation } = questionMeasures;
const { difficultyRank } = questions;

/** Where a question with its label starts: 1200, 1500 or 1800. */
const start = sql`(900 + 300 * ${difficultyRank})`;
/** Half the distance between two labels. */
const reach = 150;

export const isMeasured = lt(deviation, measuredBelow);

/** Null: not measured. */
export const measuredRating = sql<number | null>`case when ${isMeasured} then ${rating} end`;

/** Questions that are not measured yet are placed where their label starts. */
export const measuredOrStart = sql`coalesce(${measuredRating}, ${start})`;

/** Every value within two deviations is nearer to another label. */
export const isAgainstLabel: SQL<unknown> = sql`(${and(
  isMeasured,
  or(
    and(lt(difficultyRank, 3), gt(sql`${rating} - 2 * ${deviation}`, sql`${start} + ${reach}`)),
    and(gt(difficultyRank, 1), lt(sql`${rating} + 2 * ${deviation}`, sql`${start} - ${reach}`)),
  ),
)})`;
