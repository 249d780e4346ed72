import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Site } from '@stillgrove/contract/site';
import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import drawing from '../../drawings/community.svg?url&no-inline';
import talking from '../../drawings/schizophrenia-2.svg?url&no-inline';
import { useSite } from '../../platform/page-data/site';
import { ButtonLink } from '../../ui/controls/Button';
import { PageHead } from '../../ui/layout/PageHead';
import { InShort, Prose, ProsePart, Quote } from '../../ui/prose/Prose';

const CHILD_HELPLINES = 'https://childhelplineinternational.org';

/** For people under 18: what the site is, whom to talk to, who sees what, and what is different for them. */
export function YoungPeople(): ReactElement {
  return (
    <>
      <PageHead
        title={t`For young people`}
        lead={t`This page is for you if you’re under 18. It says what this site is, who can help you, and who can see what you do here.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Prose>
        <InShort>
          <p>
            <Trans>
              Are you in danger? Are you thinking about dying or hurting yourself? You deserve help from a
              person now. Please call, or ask someone near you to call with you.
            </Trans>
          </p>
          <ButtonLink kind="main" href="/help">
            {t`Need help now?`}
          </ButtonLink>
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
    <ProsePart title={t`What this site is`}>
      <p>
        <Trans>
          {name} is about feelings and mental health. You can <Link href="/articles">read</Link>,{' '}
          <Link href="/help#slow-breath">breathe slowly</Link> and play calm games. It’s free, and there are
          no ads.
        </Trans>
      </p>
      <p>
        <Trans>
          It’s not a doctor. It can’t tell you what is wrong, and no one watches it for emergencies. If you
          need help fast, call.
        </Trans>
      </p>
    </ProsePart>
  );
}

function WhoCanHelp(): ReactElement {
  return (
    <ProsePart title={t`Who you can talk to`}>
      <p>
        <Trans>
          Tell an adult you trust. That can be someone in your family, a teacher, a school counselor or a
          doctor. You could start like this:
        </Trans>
      </p>
      <Quote drawing={talking}>{t`“I’m not doing well, and I don’t want to be alone with it.”`}</Quote>
      <p>
        {t`If the first person doesn’t help, tell another one. You’re not a burden, and it’s not your fault.`}
      </p>
      <p>
        <Trans>
          If you’re not safe at home, talk to someone outside your home, or call a helpline. The{' '}
          <Link href="/help">help page</Link> has numbers for your country.{' '}
          <a href={CHILD_HELPLINES} target="_blank" rel="noopener noreferrer">
            Child Helpline International (opens in a new tab)
          </a>{' '}
          lists helplines for children and young people.
        </Trans>
      </p>
    </ProsePart>
  );
}

function WhoSeesWhat(): ReactElement {
  const { diaryUrl } = useSite();
  return (
    <ProsePart title={t`Who can see what`}>
      <h3>{t`What the team sees`}</h3>
      <ul>
        <li>{t`If you have an account: your name and your email address.`}</li>
        <li>{t`The messages you send, and the appointments you make.`}</li>
        <li>{t`Which activity you did on which day. The server keeps that to count your points.`}</li>
      </ul>
      <h3>{t`What stays yours`}</h3>
      <ul>
        <li>{t`Who you are, when you read or get help without an account.`}</li>
        {diaryUrl === null && (
          <li>
            <Trans>
              Your diary. It’s locked with your passphrase on your device. If you sync it between your
              devices, our server keeps a locked copy, and we can’t open that either.
            </Trans>
          </li>
        )}
      </ul>
      <h3>{t`Good to know`}</h3>
      <ul>
        <li>
          <Trans>
            If you tell us that you’re in danger, the team may tell someone who can keep you safe. If we can,
            and if it’s safe, we’ll talk with you first.
          </Trans>
        </li>
        <li>{t`People who use the same device may see which pages you opened.`}</li>
      </ul>
      <p>
        <Trans>
          You’ll find the rest on the <Link href="/privacy">privacy page</Link>.
        </Trans>
      </p>
    </ProsePart>
  );
}

function WhatIsDifferent(): ReactElement {
  const { answerHours, ...age } = useSite();
  return (
    <ProsePart title={t`What is different for you`}>
      <p>{ageSentence(age)}</p>
      <p>
        <Trans>
          You don’t need an account to get help, to breathe slowly on the <Link href="/help">help page</Link>,
          or to read the <Link href="/articles">articles</Link>. Anyone can do that, at any age.
        </Trans>
      </p>
      <p>
        <Trans>
          Do you want to meet a therapist? First talk with a parent or another adult you trust, if that is
          safe for you. The therapist may need their okay.
        </Trans>
      </p>
      <p>
        <Trans>
          Got a question? <Link href="/contact">Ask us</Link>. {answerTimeSentence(answerHours)}
        </Trans>
      </p>
    </ProsePart>
  );
}

function ageSentence({ minimumAge, asksBirthYear }: Pick<Site, 'minimumAge' | 'asksBirthYear'>): string {
  if (minimumAge === null) return t`This site doesn’t ask how old you are.`;
  if (!asksBirthYear)
    return t`You can have an account here if you’re ${String(minimumAge)} or older. We don’t ask how old you are, so please wait until then if you’re younger.`;
  return t`You can have an account here from the year after you turn ${String(minimumAge)}. When you sign up, we ask for the year you were born. We check it and don’t store it.`;
}
