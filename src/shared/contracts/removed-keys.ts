import { z } from 'zod';

/** Ways into an account that were removed because someone else may have added them. */
export const removedKeysSchema = z.object({
  hadPassword: z.boolean().describe('Whether there was a password, now removed.'),
  passkeys: z.number().int(),
  providers: z.array(z.string()).describe('Their names.'),
  hadAuthenticator: z.boolean(),
  hadRecoveryCodes: z.boolean(),
});

export type RemovedKeys = z.infer<typeof removedKeysSchema>;
