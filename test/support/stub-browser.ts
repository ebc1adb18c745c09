import { vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';

/** Gives a test in Node the storage and the events of a window. */
export function stubBrowser(): void {
  vi.stubGlobal('localStorage', new FakeStorage());
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
}
