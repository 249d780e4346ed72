/** The five services that the questions name, in their order. */
export const SERVICES = [
  'counseling',
  'group-therapy',
  'workshops',
  'mindfulness',
  'crisis-intervention',
] as const;

export type ServiceId = (typeof SERVICES)[number];

/** As they are called inside a sentence. */
const SERVICE_NAMES: Readonly<Record<ServiceId, string>> = {
  counseling: 'individual counseling',
  'group-therapy': 'group therapy',
  workshops: 'wellness workshops',
  mindfulness: 'mindfulness training',
  'crisis-intervention': 'crisis intervention',
};

/** The one sentence that says which of the services a team offers. */
export function servicesSentence(services: readonly ServiceId[]): string {
  const names = SERVICES.filter((id) => services.includes(id)).map((id) => SERVICE_NAMES[id]);
  const last = names.pop();
  if (last === undefined) return 'Our team does not offer counseling, therapy or training.';
  return `Our team offers ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}.`;
}
