import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/controls/Button';
import { StickyActions } from '../../ui/controls/StickyActions';
import styles from './Beginning.module.css';
import { CHECK_WORDS } from './check-words';
import { Credit } from './Credit';

type Props = { questionnaire: Questionnaire; onBegin: () => void };

/** What someone should know before the first question. */
export function Beginning({ questionnaire, onBegin }: Props): ReactElement {
  const { name, about, length } = CHECK_WORDS[questionnaire.instrument];
  return (
    <div className={styles.beginning}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.lead}>{about}</p>
        <p className={styles.length}>{length}</p>
      </header>
      <section className={styles.before} aria-labelledby="before-self-check">
        <h2 id="before-self-check" className="like-h3">
          {t`Before you begin`}
        </h2>
        <p className={styles.danger}>
          <Trans>
            Are you in danger, or thinking about hurting yourself? You don’t need a form.{' '}
            <Link href="/help">Need help now?</Link>
          </Trans>
        </p>
        <ul className={styles.points}>
          <li>{t`This isn’t a diagnosis. It looks at your last two weeks.`}</li>
          <li>{t`No one else sees your answers. They’re gone when you leave this page, unless you keep them.`}</li>
          <li>{t`Leave out any question, or stop at any time.`}</li>
          <li>
            <Trans>
              The questions are made for adults. If you’re under 18,{' '}
              <Link href="/young-people">this page is for you</Link>.
            </Trans>
          </li>
        </ul>
      </section>
      <StickyActions>
        <Button kind="main" onClick={onBegin}>
          {t`Begin`}
        </Button>
        <Link href="/check-in/self-check" className="text-link">
          {t`All self-checks`}
        </Link>
      </StickyActions>
      <Credit questionnaire={questionnaire} />
    </div>
  );
}
