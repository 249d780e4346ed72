import { randomBytes } from 'node:crypto';

/** Makes ids that are unique among all processes without costing chance for each request. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(count += 1).toString(36)}`;
}
