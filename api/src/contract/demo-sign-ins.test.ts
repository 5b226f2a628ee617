import { DEMO_PASSWORD } from '../db/seed/parties/users';
import { newDatabase } from '../testing/contract/operation/new-database';
import { addDemoSignIns } from '../testing/records/demo-sign-ins';
import { operatorOf } from '../testing/databases/operator';
import { freePort, startedServer, startServer } from '../testing/apps/server-process';
import { TEST_DATABASE } from '../testing/databases/test-database';

const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;

const signIn = async (port: string, email: string, password: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`http://127.0.0.1:${port}/api/v2/login`, { method: 'POST', headers, body })).status;
};

onServer(
  'a production server starts only once the demo sign-ins are removed, and nobody signs in with one',
  async () => {
    const { url, open } = await newDatabase('siteledger_template');
    const database = await open();
    const admin = operatorOf({ database });
    await addDemoSignIns(database.db);
    const PORT = await freePort();
    const env = { DATABASE_URL: url, APP_ENV: 'production', HOST: '127.0.0.1', DRAIN_SECONDS: '0', PORT };

    const refused = startServer(env);
    // A server that starts after all is killed, so that the test fails instead of waiting.
    refused.child.stdout.on('data', (text: Buffer) => text.includes('http://') && refused.child.kill('SIGKILL'));
    const code = await refused.ended;
    await admin(['create-super-admin', 'siti@example.test'], { password: 'a good horse' });
    await admin(['remove-demo-sign-ins']);
    const server = await startedServer(env);
    const statuses = [
      await signIn(PORT, 'super@demo.test', DEMO_PASSWORD),
      await signIn(PORT, 'siti@example.test', 'a good horse'),
    ];
    server.child.kill('SIGTERM');
    await server.ended;
    await database.close();

    expect([code, refused.said.err.trim()]).toEqual([
      1,
      `This database has 22 demo sign-ins (super@demo.test, admin@demo.test, devi.nadarajah.3@demo.test and 19 others). Their password is public, so a production server does not start. Create a Super Admin of your own, then remove them:
  node api/dist/admin.js create-super-admin <e-mail> --link
  node api/dist/admin.js remove-demo-sign-ins`,
    ]);
    expect(statuses).toEqual([422, 200]);
  },
  120_000,
);
