/**
 * The rules that must always hold, with the part and the test file that proves each. The test ends with a line stating
 * how much it checked: `gate authorisation: 990/990 cells, seed 7`.
 */
export const gates = [
  { name: 'authorisation', part: 'api', file: 'contract/authorisation' },
  { name: 'authorisation', part: 'api-postgres', file: 'contract/authorisation' },
  ...['ids in bodies', 'ids in queries', 'canary'].flatMap((name) =>
    ['api', 'api-postgres'].map((part) => ({ name, part, file: 'contract/scope' })),
  ),
  ...['fuzz', 'sign-in', 'uploads', 'formula injection', 'imports'].flatMap((name) =>
    ['api', 'api-postgres'].map((part) => ({ name, part, file: `contract/${name.replace(' ', '-')}` })),
  ),
  ...['api', 'api-postgres'].map((part) => ({ name: 'fields read back', part, file: 'contract/fields-read-back' })),
  { name: 'one document a request', part: 'api-postgres', file: 'contract/once' },
  ...['api', 'api-postgres'].map((part) => ({ name: 'crowds', part, file: 'contract/crowds' })),
  { name: 'cheap refusals', part: 'api', file: 'contract/cheap-refusals' },
  { name: 'cheap refusals', part: 'api-postgres', file: 'contract/cheap-refusals' },
  ...['api', 'api-postgres'].map((part) => ({ name: 'sign-in limits', part, file: 'contract/password-guessing' })),
  { name: 'last good', part: 'api-postgres', file: 'contract/last-good' },
  ...['api', 'api-postgres'].map((part) => ({ name: 'halt', part, file: 'contract/halt' })),
  ...['api', 'api-postgres'].map((part) => ({ name: 'contract', part, file: 'contract/release-gate' })),
  { name: 'control totals', part: 'api-postgres', file: 'contract/control-totals' },
  { name: 'moved demo', part: 'api-postgres', file: 'contract/moved-demo' },
  { name: 'money model', part: 'api-postgres', file: 'contract/money-model' },
  { name: 'summary', part: 'api-postgres', file: 'contract/summary-agrees' },
  { name: 'dated figures', part: 'api-postgres', file: 'contract/dated-figures' },
  ...['api', 'api-postgres'].map((part) => ({ name: 'acts and undos', part, file: 'contract/acts-and-undos' })),
  { name: 'seeded faults', part: 'scripts', file: 'test/seeded-faults' },
  { name: 'database', part: 'api-postgres', file: 'contract/database' },
  { name: 'audit against the owner', part: 'api', file: 'contract/audit-against-the-owner' },
  { name: 'audit against the owner', part: 'api-postgres', file: 'contract/audit-against-the-owner' },
  { name: 'crash', part: 'api', file: 'contract/crash' },
  { name: 'crash', part: 'api-postgres', file: 'contract/crash' },
  { name: 'migration', part: 'api', file: 'contract/migration' },
  { name: 'migration', part: 'api-postgres', file: 'contract/migration' },
  { name: 'backup', part: 'api', file: 'contract/backup' },
  { name: 'backup', part: 'api-postgres', file: 'contract/backup' },
  { name: 'transfer', part: 'api-postgres', file: 'contract/transfer' },
  { name: 'licences', part: 'scripts', file: 'licences/licences' },
  { name: 'asvs', part: 'scripts', file: 'docs/asvs' },
  { name: 'references', part: 'scripts', file: 'docs/references' },
  { name: 'fields', part: 'scripts', file: 'lint/missing-fields' },
  { name: 'containers', part: 'scripts', file: 'containers/containers' },
  { name: 'redirects', part: 'unit', file: 'session/safe-redirect' },
  { name: 'typed text', part: 'unit', file: 'shell/src/typed-text' },
  { name: 'last good', part: 'unit', file: 'runtime/loader/last-good' },
  { name: 'two tabs', part: 'e2e', file: 'shell/session' },
  { name: 'remote faults', part: 'e2e', file: 'faults' },
  { name: 'last good', part: 'e2e', file: 'platform/last-good' },
  { name: 'headers', part: 'e2e', file: 'spec' },
  { name: 'accessibility', part: 'e2e', file: 'spec' },
  { name: 'keyboard', part: 'e2e', file: 'everywhere/keyboard' },
  { name: 'typing', part: 'e2e', file: 'everywhere/typing' },
  { name: 'typed ahead', part: 'e2e', file: 'everywhere/typed-ahead' },
  { name: 'pickers', part: 'e2e', file: 'everywhere/pickers' },
  { name: 'zoom', part: 'e2e', file: 'everywhere/zoom' },
  { name: 'high contrast', part: 'e2e', file: 'everywhere/forced-colors' },
  { name: 'popups', part: 'e2e', file: 'everywhere/popups' },
  { name: 'odd addresses', part: 'e2e', file: 'everywhere/odd-addresses' },
  { name: 'kept', part: 'e2e', file: 'everywhere/kept' },
  { name: 'figures in sight', part: 'e2e', file: 'everywhere/figures' },
  { name: 'room', part: 'e2e', file: 'everywhere/room' },
  { name: 'rolling restart', part: 'operation', file: 'rolling-restart' },
];

const LINE = /gate ([\w -]+): (\d+)\/(\d+) (.+)/g;

/** The gate lines in a part's output: name, how many passed of how many, and of what. */
export const gatesIn = (output) =>
  [...output.matchAll(LINE)].map(([, name, passed, tried, of]) => ({
    name,
    passed: Number(passed),
    tried: Number(tried),
    of,
  }));

const complaintAbout = ({ name }, told) => {
  const own = told.filter((one) => one.name === name);
  if (own.length === 0) return `The gate ${name} did not run.`;
  const wrong = own.find(({ passed, tried }) => tried === 0 || passed < tried);
  return wrong && `The gate ${name} held in ${wrong.passed} of ${wrong.tried} ${wrong.of}.`;
};

/** Complaints about a part's gates: one that did not run, checked nothing, or failed. */
export const complaintsAbout = (expected, told) =>
  expected.map((gate) => complaintAbout(gate, told)).filter((complaint) => complaint);
