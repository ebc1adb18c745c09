import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { patienceMs } from '../patience.ts';

configure({ asyncUtilTimeout: patienceMs });

// What happy-dom lacks and the site uses.
HTMLElement.prototype.showPopover = () => {};
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
  set(this: HTMLOptionElement, isSelected: boolean) {
    this.toggleAttribute('selected', isSelected);
  },
});
Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { ready: Promise.resolve() },
});
// React warns about elements unknown to the browser, such as <search> here.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// As in the browser tests, console output fails a test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(vi.mocked(console.error).mock.calls, 'errors on the console').toEqual([]);
});
