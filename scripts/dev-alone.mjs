// npm run dev:alone -w mfe-finance: that remote by itself in a thin host with a role switcher, against the real api.
import path from 'node:path';
import { startAlone } from './dev/start-development.mjs';

try {
  await startAlone(process.argv[2] ?? path.basename(process.cwd()));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
