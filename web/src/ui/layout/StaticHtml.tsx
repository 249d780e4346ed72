import { createContext, use, useState, type ReactElement } from 'react';
import { useHydrating } from '../../platform/screen/use-hydrating';

/** Makes HTML of a part of a page; in the browser that of the first page is there already. */
export const HtmlContext = createContext<(part: ReactElement) => string>(() => '');

type Props = {
  /** What works without scripts and asks for no context. */
  part: ReactElement;
  /** Whether the part is wanted where the server did not send it: on pages that a tap led to. */
  wanted: boolean;
};

/** A large part of a page that never changes and stays as the server sent it: the browser does nothing about it again. */
export function StaticHtml({ part, wanted }: Props): ReactElement | null {
  const html = use(HtmlContext);
  const [sent] = useState(useHydrating());
  if (sent) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html(part) }} />;
  return wanted ? part : null;
}
