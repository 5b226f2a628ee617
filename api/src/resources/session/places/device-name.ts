import Bowser from 'bowser';

/** What a user agent says it is: "Chrome on Windows". */
export function deviceName(agent: string | null): string {
  if (!agent) return 'Unknown device';
  const { browser, os } = Bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device';
}
