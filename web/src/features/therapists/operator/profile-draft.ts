import type { OperatorTherapist, ProfileRequest } from '@stillgrove/contract/operator-therapists';
import type { FieldErrors } from '../../../ui/forms/use-form';
import { ownZone } from './time-zones';

/** A profile while it is being written. */
export type ProfileDraft = Omit<ProfileRequest, 'version' | 'helpsWith'> & {
  readonly id: string;
  /** One topic on each line. */
  readonly topics: string;
};

/** A profile as it stands, or an empty one. A sample that is saved becomes real unless it is to stay one. */
export function profileDraft(therapist: OperatorTherapist | null): ProfileDraft {
  return {
    id: therapist?.id ?? crypto.randomUUID(),
    name: therapist?.name ?? '',
    qualifications: therapist?.qualifications ?? '',
    languages: therapist?.languages ?? [],
    topics: therapist?.helpsWith.join('\n') ?? '',
    meets: therapist?.meets ?? [],
    about: therapist?.about ?? '',
    email: therapist?.email ?? '',
    timeZone: therapist?.timeZone ?? ownZone(),
    appointmentMinutes: therapist?.appointmentMinutes ?? 60,
    isSample: false,
  };
}

/** What is sent; empty lines are no topics. */
export function profileRequestOf(
  { id: _id, topics, ...rest }: ProfileDraft,
  version: number,
): ProfileRequest {
  const helpsWith = topics.split('\n').filter((topic) => topic.trim() !== '');
  return { ...rest, helpsWith, version };
}

/** What each part of the profile's form is given. */
export type ProfilePart = {
  readonly values: ProfileDraft;
  readonly errors: FieldErrors;
  readonly change: (changes: Partial<ProfileDraft>) => void;
};
