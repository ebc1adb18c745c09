import type { SecurityEventKind } from '#shared/domain/security-log.ts';
import type { Database } from '../../db/client.ts';
import type { Client } from '../../lib/client.ts';
import { deviceName } from '../../lib/device-name.ts';
import { shownNetworkOf } from '../../lib/network.ts';
import { createSecurityEventRepository } from './security-event.repository.ts';

interface SecurityEvent {
  userId: number;
  kind: SecurityEventKind;
  client: Client;
}

/** Writes the security log, in the transaction of the event if it has one. */
export function recordEvent(
  { db }: { db: Database },
  { userId, kind, client: { ip, userAgent } }: SecurityEvent,
): Promise<void> {
  return createSecurityEventRepository(db).insert({
    userId,
    kind,
    network: shownNetworkOf(ip),
    device: deviceName(userAgent),
  });
}
