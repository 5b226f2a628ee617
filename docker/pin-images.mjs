// node docker/pin-images.mjs writes the third-party images into docker/.env, each with the current digest of its tag.
// Run it again to update them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = import.meta.dirname] = process.argv.slice(2);
const compose = readFileSync(join(import.meta.dirname, 'docker-compose.yml'), 'utf8');
const images = new Map([...compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)].map(([, name, image]) => [name, image]));

const digestOf = (image) =>
  execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'], {
    encoding: 'utf8',
  }).trim();

// Reads all digests before it writes any: if a request fails, the file stays unchanged.
const pinned = [...images].map(([name, image]) => `${name}=${image}@${digestOf(image)}`);
const file = join(folder, '.env');
const others = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !images.has(line.replace(/^# /, '').split('=', 1)[0]));
writeFileSync(file, [...others, ...pinned, ''].join('\n'));
console.log(pinned.join('\n'));
