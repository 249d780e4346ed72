import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import drawing from '../../drawings/community.svg?url&no-inline';
import { useSite } from '../../platform/site/site';
import { PageOpening } from '../../ui/opening/PageOpening';
import { InShort, Prose, ProsePart } from '../../ui/prose/Prose';

const CHILD_HELPLINES = 'https://childhelplineinternational.org';

/** For people under 18: what the site is, whom to talk to, who sees what, and what is different for them. */
export function YoungPeople(): ReactElement {
  return (
    <>
      <PageOpening
        title="For young people"
        lead="This page is for you if you are under 18. It says what this site is, who can help you, and who can see what you do here."
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Prose>
        <InShort>
          <p>
            Are you in danger? Are you thinking about dying or hurting yourself? You deserve help from a
            person now. Please call, or ask someone near you to call with you.
          </p>
          <p>
            <Link href="/help">Find help right now</Link>
          </p>
        </InShort>
        <WhatThisIs />
        <WhoCanHelp />
        <WhoSeesWhat />
        <WhatIsDifferent />
      </Prose>
    </>
  );
}

function WhatThisIs(): ReactElement {
  const { name } = useSite();
  return (
    <ProsePart title="What this site is">
      <p>
        {name} is about feelings and mental health. You can read, breathe slowly and play calm games. It is
        free, and there are no ads.
      </p>
      <p>
        It is not a doctor. It can’t tell you what is wrong, and no one watches it for emergencies. If you
        need help fast, call.
      </p>
    </ProsePart>
  );
}

function WhoCanHelp(): ReactElement {
  return (
    <ProsePart title="Who you can talk to">
      <p>
        Tell an adult you trust. That can be someone in your family, a teacher, a school counselor or a
        doctor. You could start like this: “I am not doing well, and I don’t want to be alone with it.”
      </p>
      <p>
        If the first person does not help, tell another one. You are not a burden, and it is not your fault.
      </p>
      <p>
        If you are not safe at home, talk to someone outside your home, or call a helpline. The{' '}
        <Link href="/help">help page</Link> has numbers for your country.{' '}
        <a href={CHILD_HELPLINES} target="_blank" rel="noopener noreferrer">
          Child Helpline International (opens in a new tab)
        </a>{' '}
        lists helplines for children and young people.
      </p>
    </ProsePart>
  );
}

function WhoSeesWhat(): ReactElement {
  const { diaryUrl } = useSite();
  return (
    <ProsePart title="Who can see what">
      <ul>
        <li>You can read and get help without telling us who you are.</li>
        <li>If you have an account, the team can see your name and your email address.</li>
        <li>The team can see messages you send and appointments you make.</li>
        <li>The server keeps which activity you did on which day, to count your points.</li>
        {diaryUrl === null && (
          <li>The team can’t read your diary. It stays on your device, locked with your passphrase.</li>
        )}
        <li>
          If you tell us that you are in danger, the team may tell someone who can keep you safe. They should
          talk with you about it first, if they can.
        </li>
        <li>People who use the same device may see which pages you opened.</li>
      </ul>
      <p>
        The <Link href="/privacy">privacy page</Link> says all of it.
      </p>
    </ProsePart>
  );
}

function WhatIsDifferent(): ReactElement {
  const { minimumAge, answerHours } = useSite();
  return (
    <ProsePart title="What is different for you">
      <p>{ageSentence(minimumAge)}</p>
      <p>
        You don’t need an account to get help, to breathe slowly on the <Link href="/help">help page</Link>,
        or to read the <Link href="/articles">articles</Link>. Anyone can do that, at any age.
      </p>
      <p>
        Do you want to meet a therapist? First talk with a parent or another adult you trust, if that is safe
        for you. The therapist may need their okay.
      </p>
      <p>
        Something is not clear? <Link href="/contact">Ask us</Link>. {answerTimeSentence(answerHours)}
      </p>
    </ProsePart>
  );
}

function ageSentence(minimumAge: number | null): string {
  if (minimumAge === null) return 'This site does not ask how old you are.';
  return `You can have an account here from the year you turn ${String(minimumAge)}. When you sign up, we ask for the year you were born. We check it and do not store it.`;
}
