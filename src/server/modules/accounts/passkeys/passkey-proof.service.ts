import type { PasskeyProof, PasskeyRequest } from '#shared/contracts/passkey.ts';
import type { Database } from '../../../db/client.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { type ChallengeService, challengeMs, type Occasion } from './challenge.service.ts';
import { createPasskeyRepository, type PasskeyRow } from './passkey.repository.ts';
import { handleOf, type RelyingParty } from './relying-party.ts';
import { challengeOf, readProof } from './verify-passkey.ts';

interface PasskeyProofDeps {
  db: Database;
  challenges: ChallengeService;
  party: RelyingParty;
  now: () => Date;
}

interface Outcome {
  isRight: boolean;
  /** The passkey's owner, if any. */
  userId: number | null;
}

export type PasskeyProofService = ReturnType<typeof createPasskeyProofService>;

/** Requests and checks passkeys for every purpose. */
export function createPasskeyProofService(deps: PasskeyProofDeps) {
  const { db, challenges, party, now } = deps;

  return {
    /** Without a user, accepts any passkey for this site. */
    async request(occasion: Occasion, userId: number | null): Promise<PasskeyRequest> {
      const own = userId === null ? [] : await createPasskeyRepository(db).listOf(userId);
      return {
        challenge: await challenges.issue(occasion),
        rpId: party.id,
        timeout: challengeMs,
        userVerification: 'required',
        allowCredentials: own.map(descriptorOf),
      };
    },

    /**
     * Without a user, the authenticator has to name the owner. The transaction always commits: the
     * challenge is used up either way.
     */
    async check(
      transaction: Transaction,
      proof: PasskeyProof,
      occasion: Occasion,
      userId: number | null,
    ): Promise<Outcome> {
      const challenge = challengeOf(proof);
      const isValid =
        challenge !== null && (await challenges.take(transaction, challenge, occasion));
      const repository = createPasskeyRepository(transaction.db);
      const passkey = await repository.lock(Buffer.from(proof.id, 'base64url'));
      if (!passkey) return { isRight: false, userId: null };
      const wrong = { isRight: false, userId: passkey.userId };
      if (!isValid || !isOwner(passkey, userId, proof)) return wrong;
      const counter = await readProof(proof, challenge, passkey, party);
      if (counter === null) return wrong;
      await repository.recordUse(passkey.id, counter, now());
      return { isRight: true, userId: passkey.userId };
    },
  };
}

export function descriptorOf({ credentialId, transports }: PasskeyRow) {
  const id = Buffer.from(credentialId).toString('base64url');
  return { id, type: 'public-key', transports } as const;
}

function isOwner({ userId: owner }: PasskeyRow, userId: number | null, { response }: PasskeyProof) {
  return userId === null ? response.userHandle === handleOf(owner) : owner === userId;
}
