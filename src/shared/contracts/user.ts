import { z } from 'zod';

/** The signed-in user as the page sees them. Never contains a hash or token. */
export const userSchema = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    isEmailVerified: z.boolean(),
    stripeSubscriptionId: z.string().nullable().describe('Null unless currently entitled.'),
    createdAt: z.iso.datetime(),
    lastActive: z.iso.datetime().nullable(),
    questionsAttempted: z.number().int(),
    questionsSolved: z.number().int(),
    canClaimAdmin: z.boolean(),
    needsSecondFactor: z
      .boolean()
      .optional()
      .describe('True for an administrator without rights until two-step sign-in is on.'),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;
