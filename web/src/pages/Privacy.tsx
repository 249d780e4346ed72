import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../platform/site/site';
import { PageOpening } from '../ui/opening/PageOpening';
import { InShort, Prose, ProsePart } from '../ui/prose/Prose';

/** What the product stores; whoever changes that changes this page. */
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
  return (
    <ProsePart title="On this server">
      <ul>
        <li>
          <strong>Your account:</strong> your name, your email address, the day you joined, and when you
          confirmed the address. Your password is never stored, only a scrambled form of it (an argon2id hash)
          that cannot be turned back. It is kept until the account is deleted.
        </li>
        <li>
          <strong>Being signed in:</strong> a scrambled form of a random token, the kind of browser and system
          (such as Firefox on Linux), and the last day it was used, so that you can tell your devices apart.
          It is deleted when you sign out, and otherwise runs out by itself, as a rule after 30 days.
        </li>
        <li>
          <strong>Devices you signed in on:</strong> a scrambled form of another random token, for 180 days
          after your last sign-in there. It keeps strangers who guess passwords from locking you out.
        </li>
        <li>
          <strong>Links in mails to you:</strong> a scrambled form of the link’s token and the address it was
          sent to, until it is used or runs out: after 24 hours for a new password or a new address, after
          seven days for confirming your address.
        </li>
        <li>
          <strong>Two-step sign-in, if you set it up:</strong> the secret that your app shares with us, the
          public half of each passkey and the name you gave it, and scrambled forms of your recovery codes.
          They go when you take them away. A sign-in that is half done is forgotten after ten minutes.
        </li>
        <li>
          <strong>Appointments:</strong> with whom, when, in which way, and your time zone, until a year after
          the session. The therapist gets your name, your address and the time by mail. Not why you come.
        </li>
        <li>
          <strong>Points and leaves:</strong> which activity, how many, and on which day. Not what you
          thought, felt or wrote. They are kept with the account.
        </li>
        <li>
          <strong>Messages from the contact form:</strong> your name, email address, subject and message,
          until a year after they were dealt with. A copy goes to the mailbox of the people who run this
          place.
        </li>
        <li>
          <strong>The letters you subscribe to:</strong> your email address. It is used for letters only after
          you confirm it, and forgotten after a week when you do not. Every letter has a link to leave.
        </li>
        <li>
          <strong>Mail to you:</strong> each mail waits in a list on the server. Its words are erased from
          that list as soon as it was sent, its subject and your address 30 days later.
        </li>
        <li>
          <strong>Limits against misuse:</strong> how often something was tried from an internet address, for
          minutes up to a day. On the disk the address stands only in scrambled form.
        </li>
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
        <li>text of the contact form that you have not sent yet, until you close the tab;</li>
        <li>copies of public pages, so that help works without a network;</li>
        <li>
          your diary, if you begin one: every page locked by your passphrase, which is stored nowhere. It
          never leaves the device by itself, and stays there when you sign out, until you delete it.
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
        Mail travels through the mail service that the people who run this place have chosen. Only the words
        of the mail and your address are in it.
      </p>
    </ProsePart>
  );
}
