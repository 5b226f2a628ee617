// node docker/pin-images.mjs: writes the images of others into docker/.env, each by the digest that its tag has today.
// Run it again to renew them.
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

// All of them before the first is written: without an answer the file stays as it is.
const pinned = [...images].map(([name, image]) => `${name}=${image}@${digestOf(image)}`);
const file = join(folder, '.env');
const others = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !images.has(line.replace(/^# /, '').split('=', 1)[0]));
writeFileSync(file, [...others, ...pinned, ''].join('\n'));
console.log(pinned.join('\n'));
