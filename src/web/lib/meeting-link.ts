import { readFromTab, storeInTab } from './tab-storage.ts';

/** The server only knows the hash of a room's link, so the tab that opened the room keeps it. */
const keyOf = (meetingId: string) => `martingale_room_link_${meetingId}`;

export const keepLink = (meetingId: string, token: string) => storeInTab(keyOf(meetingId), token);

export function keptLink(meetingId: string): string | null {
  const token = readFromTab(keyOf(meetingId));
  return typeof token === 'string' ? token : null;
}
