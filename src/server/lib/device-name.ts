import Bowser from 'bowser';

const known = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/** Such as "Firefox on Linux". Only known names: user agents are free text that others will read. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name && known.has(name));
  return names.length > 0 ? names.join(' on ') : 'Unknown device';
}
