import { z } from 'zod';
import { idField } from './fields.ts';
import { areInOrder, dayFields, listQuerySchema, notInOrder, optionalText } from './list-query.ts';
import { userSchema } from './user.ts';

/** A user as administrators see them, with subscription and activity. */
export const adminUserSchema = userSchema
  .extend({
    subscription: z
      .object({
        plan: z.enum(['monthly', 'annual']),
        status: z.string().describe("The provider's status."),
        currentPeriodEnd: z.iso.datetime().nullable(),
        cancelAtPeriodEnd: z.boolean(),
      })
      .nullable()
      .describe('Null if there is none, or it has ended.'),
    hasSecondFactor: z.boolean(),
    discussions: z.number().int().describe('Started by the user, excluding deleted ones.'),
    comments: z.number().int().describe('Written by the user, excluding deleted ones.'),
  })
  .meta({ id: 'AdminUser' });

const sorts = ['username', 'email', 'createdAt', 'lastActive'] as const;

export const adminUserQuerySchema = listQuerySchema(sorts)
  .extend({
    role: optionalText(z.enum(['admin', 'user'], 'Role must be one of admin, user')),
    verified: optionalText(z.enum(['true', 'false'], 'Verified must be one of true, false')),
    by: optionalText(z.enum(['joined', 'active'], 'By must be one of joined, active')).describe(
      'What the users did on these days; joined by default.',
    ),
    ...dayFields,
  })
  .refine(areInOrder, notInOrder);

export const adminUserParamsSchema = z.object({ id: idField('Invalid user id') });

export const roleChangeSchema = z.object({
  isAdmin: z.boolean('isAdmin must be true or false'),
});

export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>;
