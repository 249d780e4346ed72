import { operation } from '../operation';
import { pointsAnswer, pointsRequest, awardsAnswer } from '../points';

export const readPoints = operation({
  method: 'GET',
  path: '/api/v1/points',
  tag: 'Points',
  summary: 'A person’s points',
  description: 'The totals of the person who is signed in, over all devices.',
  access: 'member',
  answer: pointsAnswer,
});

export const sendAwards = operation({
  method: 'POST',
  path: '/api/v1/points',
  tag: 'Points',
  summary: 'Submit awards',
  description:
    'Every entry is an `Award`. Each is checked on its own: a refused award does not affect the others. An id counts once, however often it is sent. Awards that are listed as accepted are stored.',
  access: 'member',
  limit: 'awards-of-account',
  body: pointsRequest,
  answer: awardsAnswer,
});
