// "${POSTGRES_IMAGE:-postgres:16-bookworm}" can be pinned from outside; "${IMAGE:?set it}" has to be.
const SETTING = /^\$\{\w+(?::-(.+)|:\?.+)\}$/;

const hasVersion = (image) =>
  /@sha256:[0-9a-f]{64}$/.test(image) || (/:[\w][\w.-]*$/.test(image) && !/:latest$/.test(image));

/** Whether an image is named by its digest, or by a version where a setting can put a digest. */
export function isPinnable(image = '') {
  const setting = SETTING.exec(image);
  if (!setting) return hasVersion(image);
  return setting[1] === undefined || hasVersion(setting[1]);
}

/** What holds for each container, by the words of a complaint. */
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

/** What holds for the whole, by the words of a complaint. */
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
  'the image is built on one that can be pinned': ({ dockerfile }) => {
    const [, base] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    return isPinnable(base) && bases.every((image) => image === '${NODE_IMAGE}');
  },
};
