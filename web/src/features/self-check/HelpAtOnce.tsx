import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './HelpAtOnce.module.css';

type Props = { shown: boolean; children: ReactNode };

/** Help in the place where it is needed: it says that it is there, and stands in no one’s way. */
export function HelpAtOnce({ shown, children }: Props): ReactElement {
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) block.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <section
      ref={block}
      className={styles.help}
      hidden={!shown}
      data-no-preload
      aria-labelledby="help-at-once"
    >
      <div role="status">
        {shown && (
          <>
            <h2 id="help-at-once" className="like-h3">
              {t`Thank you for saying so. You don’t have to be alone with this.`}
            </h2>
            <p className={styles.words}>
              {t`Are you in danger right now, or could you act on these thoughts? Please call, or ask someone near you to call with you. If not, please still tell someone today. You don’t have to be sure.`}
            </p>
          </>
        )}
      </div>
      {shown && children}
    </section>
  );
}
