import '../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { passwordChangeSchema } from '#shared/contracts/account.ts';

export { passwordConfirmationSchema, profileSchema } from '#shared/contracts/account.ts';
export { passkeyNameSchema } from '#shared/contracts/passkey.ts';

export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(8, 'Please confirm your new password.') })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: () => true,
  });
