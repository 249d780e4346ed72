import { operation } from '../operation';
import { booksAnswer } from '../books';

export const listBooks = operation({
  method: 'GET',
  path: '/api/v1/books',
  tag: 'Books',
  summary: 'Books to read',
  description: 'From a book search service, cached by the server, or from the bundled list.',
  access: 'public',
  limit: 'public-reads-of-address',
  answer: booksAnswer,
});
