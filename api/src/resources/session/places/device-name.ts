import Bowser from 'bowser';

/** A readable name for a user agent: "Chrome on Windows". */
export function deviceName(agent: string | null): string {
  if (!agent) return 'Unknown device';
  const { browser, os } = Bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device';
}
