import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { patienceMs } from '../patience.ts';

configure({ asyncUtilTimeout: patienceMs });

// What happy-dom lacks and the site uses.
HTMLElement.prototype.showPopover = () => {};
Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { ready: Promise.resolve() },
});

// As in the browser, a test fails on whatever is said to the console.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(vi.mocked(console.error).mock.calls, 'errors on the console').toEqual([]);
});
