import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import type { ReactElement } from 'react';
import letter from '../drawings/letter.svg?url&no-inline';
import { ContactForm } from '../features/contact/ContactForm';
import { GetInTouch } from '../features/contact/GetInTouch';
import { MapPlaceholder } from '../features/contact/MapPlaceholder';
import { useSite } from '../platform/page-data/site';
import { PageHead } from '../ui/layout/PageHead';
import styles from './Contact.module.css';

export default function Contact(): ReactElement {
  const { answerHours } = useSite();
  return (
    <>
      <PageHead
        title={t`Contact us`}
        lead={
          <Trans>
            Write in your own words, as short or as long as you like. {answerTimeSentence(answerHours)}
          </Trans>
        }
        drawing={{ src: letter, width: 320, height: 300 }}
      />
      <div className={styles.page}>
        <div className={styles.columns}>
          <ContactForm />
          <GetInTouch />
        </div>
        <MapPlaceholder />
      </div>
    </>
  );
}
