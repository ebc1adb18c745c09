import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { passwordChangeSchema } from '#shared/contracts/account.ts';

export {
  ownConfirmationSchema,
  passwordConfirmationSchema,
  profileSchema,
} from '#shared/contracts/account.ts';
export { passkeyNameSchema } from '#shared/contracts/passkey.ts';

const confirmPassword = z.string().min(8, 'Please confirm your new password.');

const isSame = (form: { newPassword: string; confirmPassword: string }) =>
  form.newPassword === form.confirmPassword;

const mismatch = {
  path: ['confirmPassword'],
  message: "Passwords don't match",
  when: () => true,
};

export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmPassword })
  .refine(isSame, mismatch);

/** For an account without a password. */
export const firstPasswordFormSchema = passwordChangeSchema
  .pick({ newPassword: true })
  .extend({ confirmPassword })
  .refine(isSame, mismatch);
