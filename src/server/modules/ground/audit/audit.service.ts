import type { Transaction } from '../../../db/transaction.ts';
import { insertAuditEntry } from './audit.repository.ts';

export interface AuditedAct {
  actor: { id: number; username: string };
  /** Such as `user.claim_admin`. */
  action: string;
  subject: { type: string; id: number | string };
  details?: Record<string, unknown>;
}

/** Writes the audit log, in the transaction of the action. */
export function recordAct(
  { db }: Transaction,
  { actor, action, subject, details = {} }: AuditedAct,
): Promise<void> {
  return insertAuditEntry(db, {
    actorId: actor.id,
    actorName: actor.username,
    action,
    subjectType: subject.type,
    subjectId: String(subject.id),
    details,
  });
}
