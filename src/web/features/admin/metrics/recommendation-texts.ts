import type { AdminMetrics } from '#shared/contracts/admin-metrics.ts';
import { sharePercent } from '#shared/domain/admin-metrics.ts';
import {
  fittingShare,
  mostHundreds,
  type RecommendationReason,
} from '#shared/domain/recommendations.ts';

type Recommendations = AdminMetrics['recommendations'];
export type Counts = Omit<Recommendations['byReason'][number], 'reason'>;

/** Fewer answers say nothing. */
const fewestAnswers = 20;

export const reasonNames: Record<RecommendationReason, string> = {
  review: 'Due for review',
  first: 'First question',
  weakest: 'From the weakest topic',
  weak: 'From a weak topic',
  new: 'From a new topic',
  unseen: 'From a topic not seen for long',
  level: 'By rating alone',
  stretch: 'Stretch',
};

/** Whether users get questions that fit, without their reviews. */
export function verdictOn({ byDifference }: Recommendations): string {
  const total = (name: keyof Counts) => byDifference.reduce((sum, row) => sum + row[name], 0);
  const answered = total('answered');
  const percent = sharePercent(total('rightAnswers'), answered);
  const { lowest, highest } = fittingShare;
  if (percent === null || answered < fewestAnswers) {
    return `Too few new questions were answered to tell whether they fit: ${answered} of at least ${fewestAnswers}.`;
  }
  const got = `Users got ${percent}% of their new questions right`;
  const aim = `(the aim is ${lowest} to ${highest}%).`;
  if (percent < lowest) return `${got}, so they are too hard ${aim}`;
  if (percent > highest) return `${got}, so they are too easy ${aim}`;
  return `${got}, so they fit ${aim}`;
}

/** A difference between ratings, rounded down to hundreds. */
export function differenceName(difference: number): string {
  const most = 100 * (mostHundreds - 1);
  if (difference < -most) return `More than ${most} easier`;
  if (difference >= most) return `${most} or more harder`;
  const [near, far] =
    difference < 0 ? [-difference - 100, -difference] : [difference, difference + 100];
  return `${near} to ${far} ${difference < 0 ? 'easier' : 'harder'}`;
}

export function rightText({ answered, rightAnswers }: Counts): string {
  const percent = sharePercent(rightAnswers, answered);
  return percent === null
    ? 'none answered'
    : `${percent}% of ${answered.toLocaleString('en-US')} right`;
}
