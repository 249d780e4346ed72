/** @returns {Promise<any>} the job that was handed over on standard input */
export async function readJob() {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
