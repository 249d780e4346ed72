/** What an emergency number reaches. `unknown`: an emergency number of which we do not know what answers. */
const EMERGENCY_SERVICES = ['all', 'ambulance', 'unknown', 'police', 'fire'] as const;

/** What the other numbers reach: people to talk to and to ask for help. */
const SUPPORT_SERVICES = ['crisis', 'mentalHealth', 'health', 'social'] as const;

export const SERVICES = [...EMERGENCY_SERVICES, ...SUPPORT_SERVICES] as const;

type EmergencyService = (typeof EMERGENCY_SERVICES)[number];
export type Service = (typeof SERVICES)[number];

type Line = {
  readonly services: readonly Service[];
  /** Whom it serves, in words; undefined where no one knows. */
  readonly serves?: string | undefined;
};

function isEmergencyService(service: Service): service is EmergencyService {
  return (EMERGENCY_SERVICES as readonly Service[]).includes(service);
}

/** Whether the services can be told of one number: at least one, each once, and no mix of emergency and support. */
export function servicesFit(services: readonly Service[]): boolean {
  const alone = services.includes('all') || services.includes('unknown');
  return (
    services.length > 0 &&
    new Set(services).size === services.length &&
    new Set(services.map(isEmergencyService)).size === 1 &&
    (!alone || services.length === 1)
  );
}

/** How the words for a line that turns no one away begin: `Anyone in a crisis`. */
const EVERYONE = /^(?:anyone|everyone)\b/i;

/** Whether a line is known to serve some people, places or phones only. */
function isForSome({ serves }: Line): boolean {
  return serves !== undefined && !EVERYONE.test(serves);
}

/**
 * The emergency numbers, the one to call first in front: one that answers in the whole country, and of those one that
 * reaches every service, then an ambulance. Of two alike the order stays as it is.
 */
export function emergencyLines<Some extends Line>(lines: readonly Some[]): Some[] {
  return lines
    .filter(({ services }) => services.some(isEmergencyService))
    .toSorted(
      (one, other) => Number(isForSome(one)) - Number(isForSome(other)) || rankOf(one) - rankOf(other),
    );
}

/** The other numbers, in the order in which they should be tried. */
export function supportLines<Some extends Line>(lines: readonly Some[]): Some[] {
  return lines.filter(({ services }) => !services.some(isEmergencyService));
}

/**
 * The support lines, those first that are known to serve everyone, and those last that serve some people only or answer
 * other questions. Of two alike the order stays as it is.
 */
export function everyonesLines<Some extends Line>(lines: readonly Some[]): Some[] {
  return supportLines(lines).toSorted((one, other) => narrowness(one) - narrowness(other));
}

function narrowness(line: Line): number {
  if (!line.services.includes('crisis') && !line.services.includes('mentalHealth')) return 3;
  if (line.serves === undefined) return 1;
  return isForSome(line) ? 2 : 0;
}

/** The line to try first for someone who thinks about suicide; undefined where the lines are for other needs or for some people only. */
export function crisisLine<Some extends Line>(lines: readonly Some[]): Some | undefined {
  return (
    lines.find(({ services }) => services.includes('crisis')) ??
    lines.find(({ services }) => services.includes('mentalHealth'))
  );
}

function rankOf({ services }: Line): number {
  return Math.min(...services.filter(isEmergencyService).map((one) => EMERGENCY_SERVICES.indexOf(one)));
}
