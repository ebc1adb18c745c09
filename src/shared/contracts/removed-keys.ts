import { z } from 'zod';

/** Ways into an account that were removed, since somebody else may have added them. */
export const removedKeysSchema = z.object({
  hadPassword: z.boolean().describe('That was changed'),
  passkeys: z.number().int(),
  providers: z.array(z.string()).describe('Their names'),
  hadAuthenticator: z.boolean(),
  hadRecoveryCodes: z.boolean(),
});

export type RemovedKeys = z.infer<typeof removedKeysSchema>;
