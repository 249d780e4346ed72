import { INVENTORY, type Kept } from '@stillgrove/domain/retention/inventory';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../platform/site/site';
import { PageOpening } from '../ui/opening/PageOpening';
import { InShort, Prose, ProsePart } from '../ui/prose/Prose';

/** What the product stores: on the server by the inventory, which is held against the database. */
export default function Privacy(): ReactElement {
  const { name, email } = useSite();
  return (
    <>
      <PageOpening
        title="Privacy"
        lead={`What ${name} keeps about you, where, and for how long. In plain words, and all of it.`}
      />
      <Prose>
        <InShort>
          <ul>
            <li>You can read, get help and look around without telling us anything.</li>
            <li>There is no advertising, no tracker, and no one who counts your visits.</li>
            <li>Nothing is sold or shared. What you enter stays on this server or on your own device.</li>
          </ul>
        </InShort>
        <OnTheServer />
        <OnYourDevice />
        <Elsewhere />
        <ProsePart title="What you can ask for">
          <p>
            In <Link href="/settings">Profile Settings</Link> you see and correct what is stored about you,
            download all of it, and delete your account: at once, completely, and without a reason. Only
            backups that the people who run this place made before keep it until they are replaced. You can
            also write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
          <p>
            {name} runs on a server of the people who operate it. They are responsible for it, can read what
            is stored there in readable form, and make its backups. If you are not content with their answer,
            you may turn to the data protection authority of your country.
          </p>
        </ProsePart>
      </Prose>
    </>
  );
}

function OnTheServer(): ReactElement {
  const site = useSite();
  const told = Object.values<Kept>(INVENTORY).flatMap(({ words }) =>
    words === null || (words.needs !== undefined && !site[words.needs]) ? [] : [words],
  );
  return (
    <ProsePart title="On this server">
      <ul>
        {told.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}:</strong> {typeof text === 'function' ? text({ sessionDays: 30 }) : text}
          </li>
        ))}
        <li>
          <strong>Logs:</strong> the kind of request, its outcome and how long it took. No names, no internet
          addresses, nothing you typed.
        </li>
      </ul>
    </ProsePart>
  );
}

function OnYourDevice(): ReactElement {
  return (
    <ProsePart title="On your own device">
      <p>Cookies, all of them ours and none for following you:</p>
      <ul>
        <li>one that keeps you signed in, and one that knows this device again at the next sign-in;</li>
        <li>
          your choices of theme, motion, sound, volume, vibration and country, for a year. The server makes no
          use of them;
        </li>
        <li>one for ten minutes between the two steps of a sign-in;</li>
        <li>a short note that you signed out while the server could not be reached.</li>
      </ul>
      <p>In the browser’s own storage:</p>
      <ul>
        <li>who is signed in on this device, and your latest points, so that pages also open offline;</li>
        <li>
          which activity you opened last, and the round of a game that you have begun, until you log out;
        </li>
        <li>the books that were shown last, for a day;</li>
        <li>points that were earned offline and still wait to be delivered to your account;</li>
        <li>text of the contact form that you have not sent yet, until you close the tab or sign out;</li>
        <li>
          copies of this place’s pages, the same for everyone, and of the videos that were shown last, so that
          they open without a network;
        </li>
        <li>
          your diary, if you begin one: every page, finished or not, is locked by your passphrase, which is
          stored nowhere. The diary never leaves the device by itself, and stays there when you sign out,
          until you delete it.
        </li>
      </ul>
      <p>
        Signing out removes what shows your points on this device. Points that still wait are kept for your
        next sign-in, so that none are lost. You can clear all of it in your browser’s settings at any time.
      </p>
    </ProsePart>
  );
}

function Elsewhere(): ReactElement {
  return (
    <ProsePart title="Other companies">
      <p>
        No page here loads anything from another company by itself. Fonts, pictures and sounds are our own.
        When you tap a video, its platform’s player opens in its privacy-enhanced form, and the platform
        learns your internet address; before the tap it learns nothing. When you open a link to another site,
        such as one of our <Link href="/resources">free resources</Link>, you are there under that site’s
        rules.
      </p>
      <p>
        Email travels through the email service that the people who run this place have chosen. Only the words
        of the email and your address are in it.
      </p>
    </ProsePart>
  );
}
