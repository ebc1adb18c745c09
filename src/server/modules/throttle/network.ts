import { isIPv6 } from 'node:net';

/**
 * What counts as one caller: an IPv4 address, however it is written, or an IPv6 /64, which is what
 * a single household or server gets and can draw endless addresses from.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expand(canonical(address));
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (mapped) return [groups[6], groups[7]].flatMap(twoBytes).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Lower case, shortest form, without the zone: as URLs write it. */
function canonical(address: string): string {
  const [bare = ''] = address.split('%');
  return new URL(`http://[${bare}]`).hostname.slice(1, -1);
}

function expand(address: string): string[] {
  const [start = '', end] = address.split('::');
  const head = start ? start.split(':') : [];
  const tail = end ? end.split(':') : [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return end === undefined ? head : [...head, ...zeros, ...tail];
}

function twoBytes(group = '0'): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
