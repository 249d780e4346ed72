import { createContext, use, useState, useSyncExternalStore, type ReactElement } from 'react';

/** Makes HTML of a part of a page; in the browser that of the first page is there already. */
export const HtmlContext = createContext<(part: ReactElement) => string>(() => '');

type Props = {
  /** What works without scripts and asks for no context. */
  part: ReactElement;
  /** Whether the part is wanted where the server did not send it: on pages that a tap led to. */
  wanted: boolean;
};

/** A large still part of a page, which stays as the server sent it: the browser does nothing about it again. */
export function AsSent({ part, wanted }: Props): ReactElement | null {
  const html = use(HtmlContext);
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [sent] = useState(hydrating);
  if (sent) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html(part) }} />;
  return wanted ? part : null;
}

function neverChanges() {
  return () => undefined;
}
