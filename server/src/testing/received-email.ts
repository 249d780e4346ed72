export type ReceivedEmail = {
  /** Names in lower case, values unfolded, in the order in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
  /** The event for the recipient's calendar; empty where there is none. */
  readonly calendar: string;
};

/** Reads an email as it came over the wire, as an email program would: its head, its text and its HTML. */
export function readEmail(raw: string): ReceivedEmail {
  const whole = taken(raw);
  const { headers } = whole;
  const parts = partsOf(whole);
  const ofType = (type: string) => {
    const part = parts.find((one) => headerOf(one.headers, 'content-type').startsWith(type));
    return part === undefined ? '' : decoded(part.body, headerOf(part.headers, 'content-transfer-encoding'));
  };
  return {
    headers,
    text: ofType('text/plain'),
    html: ofType('text/html'),
    calendar: ofType('text/calendar'),
  };
}

type Part = ReturnType<typeof taken>;

/** The parts of an email that hold no further parts. */
function partsOf({ headers, body }: Part): Part[] {
  const boundary = /^multipart\/.*boundary="([^"]+)"/.exec(headerOf(headers, 'content-type'))?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body.split(`--${boundary}`).slice(1, -1).map(taken).flatMap(partsOf);
}

/** The value of a header; empty where there is none. */
export function headerOf(headers: ReceivedEmail['headers'], wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? '';
}

function taken(block: string) {
  const whole = block.replace(/^\r\n/, '');
  const end = whole.indexOf('\r\n\r\n');
  const lines = whole
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers, body: whole.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
