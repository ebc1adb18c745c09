import ipaddr from 'ipaddr.js';

/** A /64, in groups of 16 bits: what a household or server gets, and draws endless addresses from. */
const networkGroups = 4;

/** What counts as one caller: an IPv4 address, however it is written, or an IPv6 network. */
export function networkOf(address: string): string {
  // Names of interfaces may hold more than ipaddr.js takes for a zone.
  const bare = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return address;
  const ip = ipaddr.process(bare);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const groups = ip.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${groups.join(':')}::/${networkGroups * 16}`;
}
