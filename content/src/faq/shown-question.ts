import { renderSmallMarkdown, smallMarkdownWords } from '../small-markdown';

/**
 * A question as visitors see and search it, with the HTML of its answer beside the words.
 *
 * @param email the instance's own address, for which `{email}` stands
 */
export function shownQuestion<Question extends { readonly answer: string }>(
  question: Question,
  email: string,
) {
  const filled = (text: string) => text.replaceAll('{email}', () => email);
  return {
    ...question,
    answer: filled(smallMarkdownWords(question.answer)),
    answerHtml: filled(renderSmallMarkdown(question.answer)),
  };
}
