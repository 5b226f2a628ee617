import { type Config } from '../config';
import { type Command } from './command';

export const backupHints: Command = {
  usage: 'backup-hints',
  summary: 'prints the commands that back this installation up, bring it back, and check what came back',
  run: async ({ config, say }) => {
    for (const line of config.databaseUrl ? ofServer(config.databaseUrl) : ofFolder(config)) say(line);
    return 0;
  },
};

// Leaves the password out: it belongs in PGPASSWORD or ~/.pgpass.
function ofServer(databaseUrl: string) {
  const url = new URL(databaseUrl);
  url.password = '';
  const address = url.toString();
  return [
    'Everything is in the database: documents, users, the audit trail, the releases of the remotes.',
    `Back up:  pg_dump --format=custom --file=siteledger-$(date +%F).dump '${address}'`,
    'Restore:  createdb siteledger_restored && pg_restore --exit-on-error --no-owner --no-privileges --dbname=siteledger_restored siteledger-….dump',
    'Check:    DATABASE_URL=…/siteledger_restored node api/dist/admin.js migrate && … verify-audit-chain --restored && … rebuild-figures --dry-run',
    'A dump of the demo: DATABASE_URL=…/siteledger_restored node api/dist/admin.js migrate --without-demo-sign-ins',
    'To any moment: continuous archiving of PostgreSQL (pg_basebackup and archive_command), see docs/operations.md.',
  ];
}

const ofFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => [
  `Everything is in ${dataDir}. Stop the server first: a copy of a running embedded database is worth nothing.`,
  `Back up:  tar -czf siteledger-$(date +%F).tar.gz -C '${dataDir}' database`,
  `Restore:  mv '${dataDir}/database' '${dataDir}/database.old' && tar -xzf siteledger-….tar.gz -C '${dataDir}'`,
  'Check:    node api/dist/admin.js verify-audit-chain --restored && node api/dist/admin.js rebuild-figures --dry-run',
];
