import type { ReactElement } from 'react';
import { ContactForm } from '../features/contact/ContactForm';
import { GetInTouch } from '../features/contact/GetInTouch';
import { MapPlaceholder } from '../features/contact/MapPlaceholder';
import styles from './Contact.module.css';

export default function Contact(): ReactElement {
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>Contact us</h1>
        <p className={styles.lead}>
          A person reads every message. Write in your own words, as short or as long as you like.
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
