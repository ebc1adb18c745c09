import ipaddr from 'ipaddr.js';

/** A /64, in groups of 16 bits: what a household or server gets, and draws endless addresses from. */
const networkGroups = 4;

/** What counts as one caller: an IPv4 address, however it is written, or an IPv6 network. */
export function networkOf(ip: string): string {
  // Names of interfaces may hold more than ipaddr.js takes for a zone.
  const bare = ip.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return ip;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${groups.join(':')}::/${networkGroups * 16}`;
}
