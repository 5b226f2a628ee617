// "${POSTGRES_IMAGE:-postgres:16-bookworm}" can be pinned from outside; "${IMAGE:?set it}" must be.
const SETTING = /^\$\{\w+(?::-(.+)|:\?.+)\}$/;

const hasVersion = (image) =>
  /@sha256:[0-9a-f]{64}$/.test(image) || (/:[\w][\w.-]*$/.test(image) && !/:latest$/.test(image));

/** Whether an image has a digest, or a version that a setting can replace with a digest. */
export function isPinnable(image = '') {
  const setting = SETTING.exec(image);
  if (!setting) return hasVersion(image);
  return setting[1] === undefined || hasVersion(setting[1]);
}

/** Rules for each container, by the text of their complaint. */
export const rules = {
  'its root is read-only': ({ isReadOnly }) => isReadOnly,
  'it has no capabilities': ({ dropsAll }) => dropsAll,
  'it gains no privileges': ({ gainsNothing }) => gainsNothing,
  'it is not root': ({ user }) => /^[1-9]\d*(:[1-9]\d*)?$/.test(user || ''),
  'its memory is limited': ({ memory }) => Boolean(memory),
  'its temporary folders are limited': ({ temporary }) => temporary.length > 0 && temporary.every(({ size }) => size),
  'its image has a version or a digest': ({ image }) => isPinnable(image),
};

const selects = ({ podSelector }, { labels }) =>
  Object.entries(podSelector?.matchLabels ?? {}).every(([key, value]) => labels?.[key] === value);

function sendsToNamedOnly({ deployment, policies }) {
  const own = policies.filter((policy) => selects(policy.spec, deployment.spec.template.metadata));
  const rulesOut = own.flatMap(({ spec }) => spec.egress ?? []);
  return (
    own.some(({ spec }) => spec.policyTypes?.includes('Egress')) &&
    rulesOut.every(({ to, ports }) => to?.length > 0 && ports?.length > 0)
  );
}

// Not settable from outside: set by the image, used in tests, or names of local files.
const NOT_FROM_OUTSIDE = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SEED_SCALE',
  'TODAY',
  'AUDIT_PUBLIC_KEYS_FILE',
  'AUDIT_HEADS_DIR',
];

/** The server's settings, as documented in the first table under "Configuration". */
function documentedSettings({ operations }) {
  const [, section] = operations.split('\n## Configuration\n');
  const table = section.split('\n\n').find((block) => block.startsWith('|'));
  const names = table
    .split('\n')
    .flatMap((row) => [...row.split('|')[1].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  return names.filter((name) => !NOT_FROM_OUTSIDE.includes(name));
}

const fromOutside = ({ compose }) => [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);

// Which service calls which in the compose file.
const CALLS = {
  prepare: ['postgres', 'registry'],
  'api-1': ['postgres', 'registry', 'mailpit'],
  'api-2': ['postgres', 'registry', 'mailpit'],
  nginx: ['api-1', 'api-2'],
  'nginx-tls': ['api-1', 'api-2'],
};

const networksOf = ({ services }, name) =>
  [services[name].networks].flatMap((own) => (Array.isArray(own) ? own : Object.keys(own)));

const sharesNetwork = (compose, one, other) =>
  networksOf(compose, one).some((name) => networksOf(compose, other).includes(name));

const hasWayOut = (compose, name) => networksOf(compose, name).some((one) => !compose.networks[one]?.internal);

const addressOf = ({ deployment }) =>
  deployment.spec.template.spec.containers[0].env.find(({ name }) => name === 'PUBLIC_URL').value;

/** Rules for the whole setup, by the text of their complaint. */
export const wholes = {
  'the pods send only to named ports of named peers': ({ server, registry }) =>
    [server, registry].every(sendsToNamedOnly),
  'the pods never reach the metadata service': ({ server, registry }) =>
    [...server.policies, ...registry.policies]
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to }) => to ?? [])
      .filter(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0')
      .every(({ ipBlock }) => ipBlock.except?.includes('169.254.0.0/16')),
  'the database is on an internal network only': ({ compose: { services, networks } }) =>
    services.postgres.networks.every((name) => networks[name]?.internal === true),
  'whoever calls another shares a network with it': ({ compose }) =>
    Object.entries(CALLS).every(([name, peers]) => peers.every((peer) => sharesNetwork(compose, name, peer))),
  'whoever follows a central registry has a way out': ({ compose }) =>
    Object.keys(compose.services)
      .filter((name) => 'REGISTRY_URL' in (compose.services[name].environment ?? {}))
      .every((name) => hasWayOut(compose, name)),
  'the registry is reached by TLS under its own address': ({ registry }) =>
    (registry.ingress?.spec.tls ?? []).some(({ hosts }) => hosts.includes(new URL(addressOf(registry)).host)) &&
    new URL(addressOf(registry)).protocol === 'https:',
  'the registry brings its namespace and an example of its secret': ({ registry }) =>
    registry.namespace?.metadata.name === registry.kustomization.namespace &&
    registry.secret.metadata.name === registry.deployment.metadata.name,
  'compose takes every setting that is documented': ({ compose, texts }) =>
    documentedSettings(texts).every((name) => name in compose.services.prepare.environment),
  'what compose takes from outside is in its example': ({ texts }) =>
    fromOutside(texts).every((name) => new RegExp(`^(?:# )?${name}=`, 'm').test(texts.example)),
  'the Kubernetes files name every setting that is documented': ({ texts }) =>
    documentedSettings(texts).every((name) => new RegExp(`\\b${name}\\b`).test(texts.kubernetes)),
  'the image is built on one that can be pinned': ({ dockerfile }) => {
    const [, base] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    return isPinnable(base) && bases.every((image) => image === '${NODE_IMAGE}');
  },
};
