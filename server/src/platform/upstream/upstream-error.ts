/** Why an upstream service did not answer that can be used. */
export type UpstreamFault =
  | 'private-address'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'bad-status'
  | 'unreadable'
  | 'no-connection';

/** An upstream service failed. Neither its words nor its address are in here: addresses may hold a key. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly fault: UpstreamFault;

  constructor(fault: UpstreamFault, options?: ErrorOptions) {
    super(`an upstream service failed: ${fault}`, options);
    this.fault = fault;
  }
}
