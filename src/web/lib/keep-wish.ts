import { keepInTab, readInTab } from './tab-storage.ts';

/** That someone wants an account to keep what they answered in this browser, so nobody asks again. */
const key = 'martingale_keep_wish';
const newAccount = 'new';

/** For an account that is created on the way back from a sign-in provider. */
export function wishToKeep(isWished: boolean): void {
  keepInTab(key, isWished ? newAccount : null);
}

/** To be called with the new account: only there does the wish count. */
export function keepFor(userId: number): void {
  keepInTab(key, String(userId));
}

export const isKeepWished = (): boolean => readInTab(key) === newAccount;

export const isToKeepFor = (userId: number): boolean => readInTab(key) === String(userId);
