import ipaddr from 'ipaddr.js';

/** A /64, in groups of 16 bits: what one household or server gets. */
const networkGroups = 4;

/** What counts as one client: an IPv4 address in any notation, or an IPv6 network. */
export function networkOf(ip: string): string {
  // Interface names may contain characters that ipaddr.js rejects in a zone.
  const bare = ip.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return ip;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${groups.join(':')}::/${networkGroups * 16}`;
}
