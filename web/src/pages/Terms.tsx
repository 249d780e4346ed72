import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite } from '../platform/site/site';
import { PageOpening } from '../ui/opening/PageOpening';
import { InShort, Prose, ProsePart } from '../ui/prose/Prose';

export default function Terms(): ReactElement {
  const { name, email } = useSite();
  return (
    <>
      <PageOpening title="Terms" lead={`What you can expect of ${name}, and what we ask of you.`} />
      <Prose>
        <InShort>
          <p>
            {name} is free, and a place to rest. It is not treatment and not an emergency service. If you or
            someone near you is in danger, please <Link href="/help">find help right now</Link>.
          </p>
        </InShort>
        <ProsePart title="No treatment">
          <p>
            Exercises, games, articles and links are for information and calm. They do not diagnose, treat or
            cure anything, and they do not take the place of a doctor or a therapist. Please do not stop or
            change a treatment because of something you read here.
          </p>
          <p>If something here makes you feel worse, stop. You owe it nothing.</p>
        </ProsePart>
        <ProsePart title="No emergency service">
          <p>
            No one watches what you enter, and no one can see that you need help. Messages may wait a day or
            longer. In an emergency call your emergency number; <Link href="/help">the help page</Link> shows
            it for your country, without an account and without a network.
          </p>
        </ProsePart>
        <ProsePart title="Be kind">
          <p>
            Use your own name and address, keep your password to yourself, and do not try to get at what
            belongs to others or to overload the server. We may close an account that harms people here. We
            say why, and you can answer.
          </p>
        </ProsePart>
        <ProsePart title="Free, and without warranty">
          <p>
            {name} costs nothing, and there is nothing to buy. It is open source under the MIT licence: anyone
            may use, study, change and share it. We do our best to keep it running and right, but we cannot
            promise that it is always there or without mistakes. Rights that the law gives you stay yours.
          </p>
        </ProsePart>
        <ProsePart title="Your account and changes">
          <p>
            You may leave at any time. Write to <a href={`mailto:${email}`}>{email}</a> and we delete your
            account. What is stored until then stands under <Link href="/privacy">Privacy</Link>. When these
            terms change, the new words stand here.
          </p>
        </ProsePart>
      </Prose>
    </>
  );
}
