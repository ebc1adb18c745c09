import { describe, expect, it, vi } from 'vitest';
import { recordVisit } from './visit-beacon.ts';

function stubBrowser(preferences: { globalPrivacyControl?: boolean; doNotTrack?: string } = {}) {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon, ...preferences });
  return sendBeacon;
}

describe('recordVisit', () => {
  it('counts a page once until another one is opened', () => {
    const sendBeacon = stubBrowser();
    for (const path of ['/first', '/first', '/second', '/first']) recordVisit(path);
    expect(sendBeacon).toHaveBeenCalledTimes(3);
    expect(sendBeacon).toHaveBeenLastCalledWith('/api/analytics/visits', expect.any(Blob));
  });

  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('respects %s', (name, preference) => {
    const sendBeacon = stubBrowser(preference);
    recordVisit(`/${name}`);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('does not count admin pages', () => {
    const sendBeacon = stubBrowser();
    for (const path of ['/admin', '/admin/audit']) recordVisit(path);
    expect(sendBeacon).not.toHaveBeenCalled();
    recordVisit('/administration');
    expect(sendBeacon).toHaveBeenCalledOnce();
  });
});
