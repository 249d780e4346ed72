import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createPrometheus } from '../../server/src/platform/metrics/prometheus';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'deploy/monitoring');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

type Rule = {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: Record<'summary' | 'description' | 'runbook', string>;
};
type Panel = { id: number; type: string; title: string; targets?: { expr: string }[] };
type Board = {
  uid: string;
  title: string;
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
};

const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules: inGroup }) => inGroup,
);
const board = JSON.parse(read('grafana-dashboard.json')) as Board;
const panels = board.panels.filter(({ type }) => type !== 'row');

/** What Prometheus knows by itself, and what its probe tells. */
const ELSEWHERE = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];
/** Words of the query language that look like names of metrics. */
const NOT_METRICS =
  /^(sum|min|max|topk|rate|increase|changes|time|vector|by|or|and|offset|le|[a-z]+_over_time|histogram_quantile)$/;

/** The names of metrics in a query. */
function metricsIn(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*/gi)].map(([name]) => name).filter((name) => !NOT_METRICS.test(name));
}

/** Names of all samples that the product tells, those of a histogram each by itself. */
let told: Set<string>;

beforeAll(async () => {
  const { text } = createPrometheus({
    clock: { now: () => 0 },
    version: '1.0.0',
    database: { look: () => Promise.resolve({ writable: true, seconds: 0.001 }) },
    readEmailBacklog: () => Promise.resolve({ waiting: 0, givenUp: 0, oldestWaitingMs: 0 }),
  });
  told = new Set(
    [...(await text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});

describe.each(rules)('$alert', ({ expr, labels, annotations }) => {
  test('asks for what the product tells', () => {
    const names = metricsIn(expr);
    expect(names).not.toEqual([]);
    for (const name of names) expect([...told, ...ELSEWHERE]).toContain(name);
  });

  test('says what it means and where it is written what to do', () => {
    expect(annotations.summary).toMatch(/^[A-Z].+[^.]$/);
    expect(annotations.description).toMatch(/\.$/);
    expect(['critical', 'warning']).toContain(labels.severity);
    const [file = '', anchor = ''] = annotations.runbook.split('#');
    expect(anchorsOf(readFileSync(join(ROOT, file), 'utf8'))).toContain(anchor);
  });
});

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'the panel "%s" asks for what the product tells',
  (_title, { targets = [] }) => {
    expect(targets).not.toEqual([]);
    for (const { expr } of targets) {
      const names = metricsIn(expr);
      expect(names).not.toEqual([]);
      for (const name of names) expect([...told, 'up']).toContain(name);
    }
  },
);

test('the board can be told apart, and works with whatever its Prometheus is called', () => {
  expect(board).toMatchObject({ uid: 'stillgrove', title: 'Stillgrove' });
  expect(board.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
  const uids = [...read('grafana-dashboard.json').matchAll(/"uid": "([^"]+)"/g)].map(([, uid]) => uid);
  expect(new Set(uids)).toEqual(new Set(['${datasource}', 'stillgrove']));
});

test('the sample asks the port that the alerts are about, and reads their file', () => {
  const sample = parse(read('prometheus.yml')) as {
    rule_files: string[];
    scrape_configs: { job_name: string }[];
  };
  expect(sample.rule_files).toEqual(['alerts.yaml']);
  expect(sample.scrape_configs.map(({ job_name }) => job_name)).toEqual(['stillgrove']);
});

describe.skipIf(spawnSync('promtool', ['--version']).error !== undefined)(
  'as Prometheus itself sees it',
  () => {
    test.each([
      ['the rules are well formed', ['check', 'rules', 'alerts.yaml']],
      ['the rules speak up when they should and not before', ['test', 'rules', 'alerts.test.yaml']],
      ['the sample is well formed', ['check', 'config', 'prometheus.yml']],
    ])('%s', (_promise, args) => {
      expect(execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })).toContain('SUCCESS');
    });
  },
);

/** As GitHub makes them of headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
