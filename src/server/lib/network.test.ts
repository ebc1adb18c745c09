import { describe, expect, it } from 'vitest';
import { networkOf, shownNetworkOf, siteOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%br-lan.5', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['7', '7'],
    ['not an IP', 'not an IP'],
  ])('takes %s for %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('siteOf', () => {
  it.each([
    ['2001:db8:1:2::5', '2001:db8:1::/48'],
    ['2001:DB8:1:ffff:1:2:3:4', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['192.0.2.7', null],
    ['::ffff:192.0.2.7', null],
    ['7', null],
    ['not an IP', null],
  ])('takes %s for %s', (ip, site) => {
    expect(siteOf(ip)).toBe(site);
  });
});

describe('shownNetworkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('shows %s as %s', (ip, network) => {
    expect(shownNetworkOf(ip)).toBe(network);
  });
});
