import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readDockerfile } from './dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'deploy/kubernetes');
const NAME = { 'app.kubernetes.io/name': 'stillgrove' };

type Manifest = { kind: string; spec: Record<string, never> };
type Probe = { httpGet: { path: string; port: string } };
type Container = Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe> & {
  ports: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { mountPath: string }[];
};

const read = (file: string) => parse(readFileSync(join(FOLDER, file), 'utf8')) as Manifest;
const { resources } = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  resources: string[];
};
const manifests = resources.map(read);
const specOf = <Spec>(kind: string) =>
  manifests.find((manifest) => manifest.kind === kind)?.spec as unknown as Spec;

type Pod = {
  securityContext: object;
  containers: [Container];
  topologySpreadConstraints: { labelSelector: object }[];
};
const deployment = specOf<{
  selector: object;
  strategy: object;
  template: { metadata: { labels: object }; spec: Pod };
}>('Deployment');
const pod = deployment.template.spec;
const [container] = pod.containers;

test('every file is applied, but for the example of a secret', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  expect(files.sort()).toEqual([...resources, 'kustomization.yaml', 'secret.example.yaml'].sort());
});

test('every selector finds the pods', () => {
  expect(deployment.template.metadata.labels).toEqual(NAME);
  const selector = { matchLabels: NAME };
  expect(deployment.selector).toEqual(selector);
  expect(specOf('Service')).toMatchObject({ selector: NAME });
  expect(specOf('PodDisruptionBudget')).toMatchObject({ selector });
  expect(specOf('NetworkPolicy')).toMatchObject({ podSelector: selector });
  for (const { labelSelector } of pod.topologySpreadConstraints) expect(labelSelector).toEqual(selector);
});

test('pods keep to the restricted standard, as the account of the image', () => {
  const [uid, gid] = readDockerfile(ROOT).one('USER').split(':').map(Number);
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: uid,
    runAsGroup: gid,
    fsGroup: gid,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test('a rollout takes no one away before another one serves people', () => {
  expect(deployment.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
  expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
  expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
  expect(container.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
});

test('ports and folders are those that the image and the settings name', () => {
  const { env } = readDockerfile(ROOT);
  const settings = readFileSync(join(FOLDER, 'settings.env'), 'utf8');
  expect(container.ports).toEqual([
    { name: 'http', containerPort: Number(env.PORT) },
    { name: 'metrics', containerPort: Number(/METRICS_PORT=(\d+)/.exec(settings)?.[1]) },
  ]);
  expect(container.volumeMounts).toMatchObject([{ mountPath: env.DATA_DIR }]);
});

test('the backup runs from the same image, as the same account, with what the image holds', () => {
  type Job = { jobTemplate: { spec: { template: { spec: Pod & { containers: [{ args: string[] }] } } } } };
  const { spec } = specOf<Job>('CronJob').jobTemplate.spec.template;
  const [backup] = spec.containers;
  expect(spec.securityContext).toEqual(pod.securityContext);
  expect(backup.securityContext).toEqual(container.securityContext);
  expect(backup.volumeMounts).toEqual([{ name: 'backups', mountPath: '/data' }]);
  const entry = backup.args[0]?.replace(/^\/app\/server\/dist\/(.+)\.js$/, 'server/src/commands/$1.ts') ?? '';
  expect(existsSync(join(ROOT, entry)), entry).toBe(true);
});

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

test.skipIf(!hasKubectl)('kustomize puts them together', () => {
  const built = execFileSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' });
  const documents = parseAllDocuments(built).map((document) => document.toJS() as Manifest);
  const kinds = documents.map(({ kind }) => kind).sort();
  expect(kinds).toEqual([...manifests.map(({ kind }) => kind), 'ConfigMap'].sort());
  // Selectors of others, such as of the cluster's name server, stay as they are written.
  expect(documents.find(({ kind }) => kind === 'NetworkPolicy')?.spec).toEqual(specOf('NetworkPolicy'));
});
