import type { ProfileDraft } from './profile-draft';
import type { Errors } from './use-saving';

/** What each part of the profile's form is given. */
export type ProfilePart = {
  readonly values: ProfileDraft;
  readonly errors: Errors;
  readonly change: (changes: Partial<ProfileDraft>) => void;
};
