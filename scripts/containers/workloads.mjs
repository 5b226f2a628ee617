import { readFileSync } from 'node:fs';
import { load, loadAll } from 'js-yaml';
import { inRoot } from '../run/root.mjs';

/** The facts that rules check, whichever kind of file they come from. */
const workload = (name, facts) => ({ name, ...facts });

const read = (...path) => readFileSync(inRoot('docker', ...path), 'utf8');

/** The workloads of a folder of Kubernetes manifests, and their pods' network policies. */
function readManifests(...folder) {
  const kustomization = load(read('kubernetes', ...folder, 'kustomization.yaml'));
  const resources = kustomization.resources.flatMap((file) => loadAll(read('kubernetes', ...folder, file)));
  return {
    kustomization,
    deployment: resources.find(({ kind }) => kind === 'Deployment'),
    policies: resources.filter(({ kind }) => kind === 'NetworkPolicy'),
    ingress: resources.find(({ kind }) => kind === 'Ingress'),
    namespace: resources.find(({ kind }) => kind === 'Namespace'),
    secret: loadAll(read('kubernetes', ...folder, 'secret.example.yaml'))[0],
  };
}

/** The actual files. */
export const readFiles = () => ({
  compose: load(read('docker-compose.yml')),
  server: readManifests(),
  registry: readManifests('registry'),
  dockerfile: read('Dockerfile'),
  texts: {
    compose: read('docker-compose.yml'),
    example: read('env.example'),
    kubernetes: ['config.yaml', 'secret.example.yaml', 'deployment.yaml']
      .map((file) => read('kubernetes', file))
      .join('\n'),
    operations: readFileSync(inRoot('docs/operations.md'), 'utf8'),
  },
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

function ofManifests({ deployment, kustomization }) {
  const pod = deployment.spec.template.spec;
  const images = new Map((kustomization.images ?? []).map(imageOf));
  return [...(pod.initContainers ?? []), ...pod.containers].map(ofContainer(pod, images));
}

const imageOf = ({ name, newName = name, newTag, digest }) => [
  name,
  newName + (digest ? `@${digest}` : newTag ? `:${newTag}` : ''),
];

/** Every service of the compose file and every container of the Kubernetes manifests. */
export const workloadsOf = ({ compose, server, registry }) => [
  ...Object.entries(compose.services).map(ofService),
  ...[server, registry].flatMap(ofManifests),
];
