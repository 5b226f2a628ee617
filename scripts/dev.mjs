// npm run dev: shell, remotes and api with hot reload. `npm run dev -- mfe-finance` watches only that remote.
import { startDevelopment } from './dev/start-development.mjs';

try {
  await startDevelopment(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
