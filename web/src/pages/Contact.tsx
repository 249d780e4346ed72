import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import type { ReactElement } from 'react';
import { ContactForm } from '../features/contact/ContactForm';
import { GetInTouch } from '../features/contact/GetInTouch';
import { MapPlaceholder } from '../features/contact/MapPlaceholder';
import { useSite } from '../platform/site/site';
import styles from './Contact.module.css';

export default function Contact(): ReactElement {
  const { answerHours } = useSite();
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>Contact us</h1>
        <p className={styles.lead}>
          Write in your own words, as short or as long as you like. Your message goes to the team of this
          site. {answerTimeSentence(answerHours)}
        </p>
      </header>
      <div className={styles.columns}>
        <GetInTouch />
        <ContactForm />
      </div>
      <MapPlaceholder />
    </div>
  );
}
