import { doneAnswer } from '../answers';
import { operation } from '../operation';
import {
  operatorTherapistId,
  operatorTherapistsAnswer,
  profileRequest,
  therapistSavedAnswer,
  hoursRequest,
  orderRequest,
} from '../operator-therapists';

export const listOperatorTherapists = operation({
  method: 'GET',
  path: '/api/v1/operator/therapists',
  tag: 'Operator',
  summary: 'All therapists',
  description: 'In the order that visitors see, with hours and the number of upcoming appointments.',
  access: 'operator',
  answer: operatorTherapistsAnswer,
});

export const saveTherapist = operation({
  method: 'PUT',
  path: '/api/v1/operator/therapists/:id',
  tag: 'Operator',
  summary: 'Save a profile',
  description:
    'Adds it if the id is new. `version` is the one that the change started from; 409 if someone else has changed the profile since. Sending the same content again changes nothing.',
  access: 'operator',
  proof: 'recent',
  params: operatorTherapistId,
  body: profileRequest,
  answer: therapistSavedAnswer,
  refusals: ['changed-meanwhile', 'unknown-therapist'],
});

export const saveHours = operation({
  method: 'PUT',
  path: '/api/v1/operator/therapists/:id/hours',
  tag: 'Operator',
  summary: 'Save the hours of a therapist',
  description:
    'Replaces all of the hours; no appointment is canceled. In minutes since midnight in the therapist’s time zone.',
  access: 'operator',
  proof: { none: 'Hours lead nowhere else, and appointments that were made stay.' },
  params: operatorTherapistId,
  body: hoursRequest,
  answer: therapistSavedAnswer,
  refusals: ['changed-meanwhile', 'unknown-therapist'],
});

export const removeTherapist = operation({
  method: 'POST',
  path: '/api/v1/operator/therapists/:id/remove',
  tag: 'Operator',
  summary: 'Remove a profile',
  description:
    'Refused while there are upcoming appointments. The name stays for people who had an appointment.',
  access: 'operator',
  proof: 'recent',
  params: operatorTherapistId,
  answer: doneAnswer,
  refusals: ['appointments-upcoming', 'unknown-therapist'],
});

export const removeSampleTherapists = operation({
  method: 'POST',
  path: '/api/v1/operator/therapists/remove-samples',
  tag: 'Operator',
  summary: 'Remove all samples',
  description: 'All of them, or none while there are upcoming appointments with one of them.',
  access: 'operator',
  proof: { none: 'No one can make an appointment with a sample.' },
  answer: doneAnswer,
  refusals: ['appointments-upcoming'],
});

export const orderTherapists = operation({
  method: 'POST',
  path: '/api/v1/operator/therapists/order',
  tag: 'Operator',
  summary: 'Change the order of the directory',
  description: 'Names every profile once; 409 if the directory has changed in the meantime.',
  access: 'operator',
  proof: { none: 'It can be taken back.' },
  body: orderRequest,
  answer: doneAnswer,
  refusals: ['changed-meanwhile'],
});
