import { operation } from '../operation';
import { boardAnswer, boardQuery } from '../operator-board';

export const readBoard = operation({
  method: 'GET',
  path: '/api/v1/operator/board',
  tag: 'Operator',
  summary: 'How this site is today',
  description:
    'Counts alone: unanswered messages and how long the oldest waits, people to write to again by today, emails that failed or are late, open steps of Before you open, the age of the last backup, appointments of today and the seven days after, and new accounts. `timeZone` says when today begins.',
  access: 'operator',
  query: boardQuery,
  answer: boardAnswer,
});
