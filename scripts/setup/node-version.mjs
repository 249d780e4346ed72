const NEEDED = [20, 19];

/** Stops with a sentence when this Node is too old to run the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Stillgrove needs Node ${NEEDED.join('.')} or later, but this is Node ${process.versions.node}.`,
  );
  console.error('Install a newer Node and run the command again.');
  process.exit(1);
}
