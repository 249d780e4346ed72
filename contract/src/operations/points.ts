import { operation } from '../operation';
import { awardsAnswer, daysAnswer, daysQuery, pointsAnswer, pointsRequest } from '../points';

export const readPoints = operation({
  method: 'GET',
  path: '/api/v1/points',
  tag: 'Points',
  summary: 'A person’s points',
  description: 'The totals of the person who is signed in, over all devices.',
  access: 'member',
  answer: pointsAnswer,
});

export const listPointDays = operation({
  method: 'GET',
  path: '/api/v1/points/days',
  tag: 'Points',
  summary: 'A person’s points by day and activity',
  description:
    'What was done from a day on, over all devices, latest day first. At most 200 entries: those of the latest days.',
  access: 'member',
  query: daysQuery,
  answer: daysAnswer,
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
