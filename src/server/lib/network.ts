import ipaddr from 'ipaddr.js';

/** IPv6 prefix lengths: what a household or server gets, and the most that a customer can get. */
const networkBits = 64;
const siteBits = 48;
/** Enough to tell where someone is, too little to tell who. */
const shownIPv4Bits = 24;

/** What counts as one client: an IPv4 address in any notation, or an IPv6 network. */
export function networkOf(ip: string): string {
  const parsed = parse(ip);
  if (!parsed) return ip;
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : prefixOf(parsed, networkBits);
}

/** The larger IPv6 network, which contains 65,536 of the smaller ones; null: there is none. */
export function siteOf(ip: string): string | null {
  const parsed = parse(ip);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, siteBits) : null;
}

/** The part of an address that people are shown. */
export function shownNetworkOf(ip: string): string {
  const parsed = parse(ip);
  if (!parsed) return 'unknown';
  if (parsed instanceof ipaddr.IPv6) return prefixOf(parsed, siteBits);
  const range = `${parsed.toString()}/${shownIPv4Bits}`;
  return `${ipaddr.IPv4.networkAddressFromCIDR(range)}/${shownIPv4Bits}`;
}

function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // Interface names may contain characters that ipaddr.js rejects in a zone.
  const bare = ip.replace(/%.*$/, '');
  // Only full addresses: ipaddr.js would read the number 7 as 0.0.0.7.
  const isFull = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isFull ? ipaddr.process(bare) : null;
}

function prefixOf(ip: ipaddr.IPv6, bits: number): string {
  const groups = ip.parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${bits}`;
}
