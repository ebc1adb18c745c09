import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { passwordResetSchema, registrationSchema } from '#shared/contracts/auth.ts';
import { oneTimeCodeField, recoveryCodeField } from '#shared/contracts/two-factor.ts';

export { loginSchema, passwordForgottenSchema } from '#shared/contracts/auth.ts';
export { providerRegistrationSchema } from '#shared/contracts/identity.ts';

const mismatch = "Passwords don't match";

export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: mismatch,
    when: () => true,
  });

export const newPasswordFormSchema = passwordResetSchema
  .pick({ newPassword: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: mismatch,
    when: () => true,
  });

export const proofFormSchemas = {
  code: z.object({ proof: z.object({ code: oneTimeCodeField }) }),
  recovery: z.object({ proof: z.object({ code: recoveryCodeField }) }),
};
