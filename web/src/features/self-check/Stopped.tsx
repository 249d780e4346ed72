import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';

type Props = { help: ReactNode; onAgain: () => void };

/** After someone has stopped: their answers are gone, and help is still there. */
export function Stopped({ help, onAgain }: Props): ReactElement {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {t`You stopped. That’s fine.`}
      </h1>
      <p>{t`Your answers are gone. You can come back any time, and you don’t have to.`}</p>
      {help}
      <div className="actions">
        <Button onClick={onAgain}>{t`Back to the beginning`}</Button>
        <Link href="/check-in/self-check" className="text-link">
          {t`All self-checks`}
        </Link>
      </div>
    </>
  );
}
