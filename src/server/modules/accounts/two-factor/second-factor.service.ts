import type { PasskeyProof } from '#shared/contracts/passkey.ts';
import type { Proof } from '#shared/contracts/two-factor.ts';
import { lockUser } from '../../../db/lock-user.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import type { PasskeyProofService } from '../passkeys/passkey-proof.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { createAuthenticatorRepository } from './authenticator.repository.ts';
import type { FactorMail, FactorOwner } from './factor-mail.ts';
import { stepOfCode } from './one-time-code.ts';
import { createRecoveryCodeRepository } from './recovery-code.repository.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

interface SecondFactorDeps {
  factorMail: FactorMail;
  passkeyProofs: Pick<PasskeyProofService, 'check'>;
  now: () => Date;
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** What an account asks for in addition to the password. */
export function createSecondFactorService({ factorMail, passkeyProofs, now }: SecondFactorDeps) {
  async function redeemCode(transaction: Transaction, userId: number, code: string) {
    const repository = createAuthenticatorRepository(transaction.db);
    const authenticator = await repository.find(userId);
    const step = authenticator && stepOfCode(authenticator.secret, code, now());
    return step !== null && repository.recordStep(userId, step);
  }

  async function redeemRecoveryCode(
    transaction: Transaction,
    owner: FactorOwner,
    code: string,
    client: Client,
  ) {
    const repository = createRecoveryCodeRepository(transaction.db);
    if (!(await repository.use(owner.id, hashToken(code), now()))) return false;
    const left = await repository.countLeft(owner.id);
    await factorMail.send(transaction, owner, { kind: 'codeUsed', left });
    await recordEvent(transaction, { userId: owner.id, kind: 'recovery_code_used', client });
    return true;
  }

  async function checkPasskey(transaction: Transaction, userId: number, passkey: PasskeyProof) {
    const { isRight } = await passkeyProofs.check(transaction, passkey, 'sign in', userId);
    return isRight;
  }

  return {
    /** Uses up the proof if it is correct. */
    async verify(
      transaction: Transaction,
      owner: FactorOwner,
      proof: Proof,
      client: Client,
    ): Promise<boolean> {
      // Always locked before the rows of its factors.
      await lockUser(transaction.db, owner.id);
      switch (proof.kind) {
        case 'code':
          return redeemCode(transaction, owner.id, proof.code);
        case 'recovery':
          return redeemRecoveryCode(transaction, owner, proof.code, client);
        case 'passkey':
          return checkPasskey(transaction, owner.id, proof.passkey);
      }
    },

    /** For a lost factor; the caller locks the account. False if there was none. */
    async reset(transaction: Transaction, owner: FactorOwner): Promise<boolean> {
      const repository = createSecondFactorRepository(transaction.db);
      if (!(await repository.isEnrolled(owner.id))) return false;
      await repository.deleteAllOf(owner.id);
      await factorMail.send(transaction, owner, { kind: 'reset' });
      return true;
    },
  };
}
