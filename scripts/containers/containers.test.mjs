import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPinnable, rules, wholes } from './rules.mjs';
import { readFiles, workloadsOf } from './workloads.mjs';

/** Each container and the whole setup, checked against each rule. */
function checks(files) {
  const each = workloadsOf(files).flatMap((one) =>
    Object.entries(rules).map(([what, holds]) => ({ name: `${one.name}: ${what}`, holds: holds(one) })),
  );
  const all = Object.entries(wholes).map(([what, holds]) => ({ name: what, holds: holds(files) }));
  return [...each, ...all];
}

const faultsOf = (files) => checks(files).flatMap(({ name, holds }) => (holds ? [] : [name]));

test('every container has the least that it needs', () => {
  const held = checks(readFiles());
  const faults = held.filter(({ holds }) => !holds).map(({ name }) => name);

  console.log(`gate containers: ${held.length - faults.length}/${held.length} checks of containers`);
  assert.deepEqual(faults, []);
});

const spec = ({ deployment }) => deployment.spec.template.spec;
const planted = {
  'compose postgres: its root is read-only': ({ compose }) => delete compose.services.postgres.read_only,
  'compose nginx: it has no capabilities': ({ compose }) => (compose.services.nginx.cap_add = ['NET_RAW']),
  'compose mailpit: it gains no privileges': ({ compose }) => delete compose.services.mailpit.security_opt,
  'compose api-2: it is not root': ({ compose }) => (compose.services['api-2'].user = '0:0'),
  'compose postgres: its memory is limited': ({ compose }) => delete compose.services.postgres.mem_limit,
  'compose api-1: its temporary folders are limited': ({ compose }) => (compose.services['api-1'].tmpfs = ['/tmp']),
  'compose nginx: its image has a version or a digest': ({ compose }) =>
    (compose.services.nginx.image = 'nginx:latest'),
  'compose registry: it has no capabilities': ({ compose }) => delete compose.services.registry.cap_drop,
  'kubernetes server: its root is read-only': ({ server }) => (spec(server).containers[0].securityContext = {}),
  'kubernetes migrate: it gains no privileges': ({ server }) =>
    (spec(server).initContainers[0].securityContext = { privileged: true }),
  'kubernetes server: it is not root': ({ server }) => (spec(server).securityContext = {}),
  'kubernetes server: its memory is limited': ({ server }) => (spec(server).containers[0].resources = {}),
  'kubernetes server: its temporary folders are limited': ({ server }) => (spec(server).volumes[0].emptyDir = {}),
  'kubernetes server: its image has a version or a digest': ({ server }) =>
    delete server.kustomization.images[0].newTag,
  'kubernetes registry: its root is read-only': ({ registry }) => (spec(registry).containers[0].securityContext = {}),
  'kubernetes registry: it is not root': ({ registry }) => (spec(registry).securityContext = {}),
  'kubernetes registry: its image has a version or a digest': ({ registry }) =>
    (registry.kustomization.images[0].newTag = 'latest'),
  'the pods send only to named ports of named peers': ({ registry }) =>
    delete registry.policies[0].spec.egress[1].ports,
  'the pods never reach the metadata service': ({ server }) =>
    delete server.policies[0].spec.egress[1].to[0].ipBlock.except,
  'the database is on an internal network only': ({ compose }) => compose.services.postgres.networks.push('inside'),
  'whoever calls another shares a network with it': ({ compose }) => {
    compose.services.registry.networks = ['database'];
    compose.services.prepare.networks = ['inside'];
  },
  'whoever follows a central registry has a way out': ({ compose }) =>
    (compose.services.prepare.networks = ['database']),
  'the registry is reached by TLS under its own address': ({ registry }) => delete registry.ingress.spec.tls,
  'the registry brings its namespace and an example of its secret': ({ registry }) => delete registry.namespace,
  'compose takes every setting that is documented': ({ compose }) =>
    delete compose.services.prepare.environment.HALT_AFTER_USERS,
  'what compose takes from outside is in its example': ({ texts }) =>
    (texts.example = texts.example.replace('HALT_AFTER_USERS=', '')),
  'the Kubernetes files name every setting that is documented': ({ texts }) =>
    (texts.kubernetes = texts.kubernetes.replace('HALT_AFTER_USERS', '')),
  'the image is built on one that can be pinned': (files) =>
    (files.dockerfile = files.dockerfile.replace('ARG NODE_IMAGE=node:20-bookworm-slim', 'ARG NODE_IMAGE=node')),
};

for (const [complaint, plant] of Object.entries(planted))
  test(`notices when it is not so: ${complaint}`, () => {
    const files = readFiles();
    plant(files);
    assert.ok(faultsOf(files).includes(complaint), String(faultsOf(files)));
  });

test('an image needs a version, and one without a setting or a digest may not be the latest', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  for (const image of [
    'nginx:1.28',
    `nginx@${digest}`,
    `nginx:1.28@${digest}`,
    '${IMAGE:-nginx:1.28}',
    '${IMAGE:?set it}',
  ])
    assert.ok(isPinnable(image), image);
  for (const image of [undefined, 'nginx', 'nginx:latest', '${IMAGE:-nginx}', '${IMAGE:-nginx:latest}', '${IMAGE}'])
    assert.ok(!isPinnable(image), String(image));
});
