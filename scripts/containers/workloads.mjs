import { readFileSync } from 'node:fs';
import { load, loadAll } from 'js-yaml';
import { inRoot } from '../run/root.mjs';

/** What a rule looks at, whichever kind of file describes it. */
const workload = (name, facts) => ({ name, ...facts });

const read = (...path) => readFileSync(inRoot('docker', ...path), 'utf8');

/** The files as they are. */
export const readFiles = () => ({
  compose: load(read('docker-compose.yml')),
  deployment: load(read('kubernetes', 'deployment.yaml')),
  kustomization: load(read('kubernetes', 'kustomization.yaml')),
  policies: loadAll(read('kubernetes', 'network-policy.yaml')),
  dockerfile: read('Dockerfile'),
});

const ofService = ([name, service]) =>
  workload(`compose ${name}`, {
    image: service.image,
    isReadOnly: service.read_only === true,
    dropsAll: String(service.cap_drop) === 'ALL' && !service.cap_add,
    gainsNothing: service.security_opt?.includes('no-new-privileges:true') === true && !service.privileged,
    user: service.user,
    memory: service.mem_limit,
    temporary: (service.tmpfs ?? []).map((one) => ({ path: one, size: /[:,]size=(\d+[kmg])\b/.exec(one)?.[1] })),
  });

const foldersOf = ({ volumes = [] }) =>
  volumes.flatMap(({ name, emptyDir }) => (emptyDir ? [{ path: name, size: emptyDir.sizeLimit }] : []));

const userOf = ({ securityContext }) => securityContext?.runAsNonRoot && String(securityContext.runAsUser ?? '');

const ofContainer = (pod, images) => (container) => {
  const { securityContext: confined = {}, resources } = container;
  return workload(`kubernetes ${container.name}`, {
    image: images.get(container.image) ?? container.image,
    isReadOnly: confined.readOnlyRootFilesystem === true,
    dropsAll: String(confined.capabilities?.drop) === 'ALL' && !confined.capabilities?.add,
    gainsNothing: confined.allowPrivilegeEscalation === false && !confined.privileged,
    user: userOf(pod),
    memory: resources?.limits?.memory,
    temporary: foldersOf(pod),
  });
};

const imageOf = ({ name, newName = name, newTag, digest }) => [
  name,
  newName + (digest ? `@${digest}` : newTag ? `:${newTag}` : ''),
];

/** Every service of the compose file and every container of the Kubernetes manifests. */
export function workloadsOf({ compose, deployment, kustomization }) {
  const pod = deployment.spec.template.spec;
  const images = new Map((kustomization.images ?? []).map(imageOf));
  return [
    ...Object.entries(compose.services).map(ofService),
    ...[...(pod.initContainers ?? []), ...pod.containers].map(ofContainer(pod, images)),
  ];
}
