import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { renderMarkup } from '#markup/render.ts';
import { openDatabase } from '#server/db/client.ts';
import { billingCustomers, subscriptions } from '#server/db/tables/billing.ts';
import { questions, solutions } from '#server/db/tables/questions.ts';

type QuestionFields = Omit<typeof questions.$inferInsert, 'descriptionHtml' | 'description'>;

interface NewQuestion extends Partial<QuestionFields> {
  description?: string;
  /** Null: it has none. */
  solution?: string | null;
}

/** No other test's question has this name, and all with the same prefix stand together by name. */
export function uniqueName(prefix: string): string {
  return `${prefix} ${randomBytes(4).toString('hex')}`;
}

/** A question as saving it leaves it, with its solution. */
export async function insertQuestion(pool: Pool, question: NewQuestion = {}) {
  const { description = 'What is $1 + 1$?', solution = 'It is $2$.', ...fields } = question;
  const db = openDatabase(pool);
  const [row] = await db
    .insert(questions)
    .values({
      name: uniqueName('Question'),
      ...fields,
      description,
      descriptionHtml: renderMarkup(description).html,
    })
    .returning({ id: questions.id, name: questions.name });
  if (!row) throw new Error('The question was not inserted');
  if (solution !== null) await insertSolution(pool, row.id, solution);
  return row;
}

export async function insertSolution(pool: Pool, questionId: number, content: string) {
  const contentHtml = renderMarkup(content).html;
  await openDatabase(pool).insert(solutions).values({ questionId, content, contentHtml });
}

/** As when an administrator saves it in another window. */
export async function updateSolution(pool: Pool, questionId: number, content: string) {
  await openDatabase(pool)
    .update(solutions)
    .set({
      content,
      contentHtml: renderMarkup(content).html,
      version: sql`${solutions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(solutions.questionId, questionId));
}

/** A subscription that is paid for and runs. */
export async function subscribe(pool: Pool, userId: number) {
  const db = openDatabase(pool);
  const [customer] = await db
    .insert(billingCustomers)
    .values({ userId, provider: 'sandbox', providerCustomerId: `customer-${userId}` })
    .returning({ id: billingCustomers.id });
  if (!customer) throw new Error('The customer was not inserted');
  await db.insert(subscriptions).values({
    userId,
    customerId: customer.id,
    provider: 'sandbox',
    providerSubscriptionId: `subscription-${userId}`,
    idempotencyKey: `subscription-${userId}`,
    plan: 'monthly',
    priceId: 'monthly',
    amount: 1999,
    status: 'active',
    paymentConfirmed: true,
    currentPeriodEnd: new Date(Date.now() + 30 * 86_400_000),
  });
}
