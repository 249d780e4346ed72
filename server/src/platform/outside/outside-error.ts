/** Why an outside service did not answer that can be used. */
export type OutsideFault =
  | 'private-address'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'bad-status'
  | 'unreadable'
  | 'no-connection';

/** An outside service failed. Neither its words nor its address are in here: addresses may hold a key. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, options?: ErrorOptions) {
    super(`an outside service failed: ${fault}`, options);
    this.fault = fault;
  }
}
