import { t } from '../language/message';

/**
 * The one sentence that says what a message to the team is not for.
 *
 * @param crisisRole whether the operator says that trained crisis staff answer messages
 */
export function crisisRoleSentence(crisisRole: boolean): string {
  return crisisRole
    ? t`Trained crisis staff answer our messages, but a message can wait. In danger, call first.`
    : t`We are not a crisis service, and a message can wait. In danger, call instead.`;
}
