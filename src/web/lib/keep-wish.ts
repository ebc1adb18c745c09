import { dropFromTab, readFromTab, storeInTab } from './tab-storage.ts';

/** That someone wants an account to keep what they answered in this browser, so nobody asks again. */
const key = 'martingale_keep_wish';
const newAccount = 'new';

/** For an account that is created on the way back from a sign-in provider. */
export function wishToKeep(isWished: boolean): void {
  if (isWished) storeInTab(key, newAccount);
  else dropFromTab(key);
}

/** To be called with the new account: only there does the wish count. */
export function keepFor(userId: number): void {
  storeInTab(key, userId);
}

export const isKeepWished = (): boolean => readFromTab(key) === newAccount;

export const isToKeepFor = (userId: number): boolean => readFromTab(key) === userId;
