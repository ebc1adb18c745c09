import { keptEvents, type SecurityEventKind } from '#shared/domain/security-log.ts';
import type { Database } from '../../../db/client.ts';
import type { Client } from '../../../lib/client.ts';
import { deviceName } from '../../../lib/device-name.ts';
import { shownNetworkOf } from '../../../lib/network.ts';
import { createSecurityEventRepository } from './security-event.repository.ts';

interface SecurityEvent {
  userId: number;
  kind: SecurityEventKind;
  client: Client;
}

/** Counts a refused sign-in. Anyone can cause any number of these, so they share a row. */
export async function recordRefusal(
  { db }: { db: Database },
  { userId, client: { ip, userAgent } }: { userId: number | null; client: Client },
): Promise<void> {
  const repository = createSecurityEventRepository(db);
  await repository.countRefusal(userId, shownNetworkOf(ip), deviceName(userAgent));
  if (userId !== null) await repository.deleteBeyond(userId, 'sign_in_refused', keptEvents);
}

/** Writes the security log, in the transaction of the event if it has one. */
export async function recordEvent(
  { db }: { db: Database },
  { userId, kind, client: { ip, userAgent } }: SecurityEvent,
): Promise<void> {
  const repository = createSecurityEventRepository(db);
  const [network, device] = [shownNetworkOf(ip), deviceName(userAgent)];
  await repository.insert({ userId, kind, network, device });
  await repository.deleteBeyond(userId, kind, keptEvents);
}
