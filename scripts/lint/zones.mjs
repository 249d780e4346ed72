import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../setup/project.mjs';

/** @returns {import('./arrows.mjs').Zone} */
const zone = (target, from, except, message, { testsToo = true } = {}) => ({
  target,
  from,
  except,
  message,
  testsToo,
});

const WORKSPACES = ['domain', 'contract', 'content', 'server', 'web', 'e2e', 'bench'];

const between = (workspace, allowed) =>
  WORKSPACES.filter((other) => other !== workspace && !allowed.includes(other)).map((other) =>
    zone(workspace, other, [], `${workspace} may import ${['itself', ...allowed].join(', ')} only.`),
  );

/** A folder or file of a workspace's sources may import these of the same workspace, and itself. */
const layer = (side, name, allowed) =>
  zone(
    `${side}/src/${name}`,
    `${side}/src`,
    [name, ...allowed].map((folder) => `${side}/src/${folder}`),
    `${side}/src/${name} may import ${['itself', ...allowed].join(', ')} only.`,
    { testsToo: false },
  );

const featuresOf = (side) =>
  readdirSync(join(PROJECT, side, 'src/features'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

const features = (side, allowed) =>
  featuresOf(side).flatMap((name) => [
    layer(side, `features/${name}`, allowed),
    zone(
      `${side}/src/features/${name}`,
      `${side}/src/features`,
      [`${side}/src/features/${name}`],
      'No feature imports another: what two share goes down into domain, platform or ui, or meets in pages or app.ts.',
    ),
  ]);

/**
 * The architecture's arrows. Zones are made from the folder listing, so that a new feature is isolated
 * by itself; ARCHITECTURE.md draws the same arrows.
 */
export const zones = [
  ...between('domain', []),
  ...between('contract', ['domain']),
  ...between('content', ['domain']),
  ...between('server', ['domain', 'contract', 'content']),
  ...between('web', ['domain', 'contract', 'content']),
  layer('server', 'db', []),
  layer('server', 'platform', ['db']),
  ...features('server', ['db', 'platform']),
  layer('web', 'platform', []),
  layer('web', 'ui', ['platform', 'drawings']),
  ...features('web', ['ui', 'platform', 'drawings', 'film']),
  layer('web', 'pages', ['features', 'ui', 'platform', 'drawings']),
  layer('web', 'service-worker', ['platform']),
  layer('web', 'head', ['platform']),
  layer('web', 'inline', ['platform']),
];
