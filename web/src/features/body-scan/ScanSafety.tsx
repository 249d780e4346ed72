import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Notes } from '../../ui/prose/Notes';

/** Who should choose something else, and that everything here can be stopped, skipped or changed. */
export function ScanSafety(): ReactElement {
  return (
    <Notes title={t`You decide all the way through`}>
      <li>{t`You can stop at any time. Nothing is counted, and nothing is lost.`}</li>
      <li>{t`Keep your eyes open if that feels safer.`}</li>
      <li>
        <Trans>
          Skip any part that hurts, that you don’t have or don’t feel, or that brings up memories. You can
          rest with your breath or with something near you instead.
        </Trans>
      </li>
      <li>
        <Trans>
          If you hear voices, have psychosis, often feel unreal or cut off from your body, or went through
          trauma recently, a body scan can make things worse. Choose something with your eyes open, like our{' '}
          <Link href="/video">calm scenes</Link>, and ask your care team before you try this one.
        </Trans>
      </li>
      <li>
        <Trans>
          If you feel more anxious, unreal or unwell, end here and look around you. You can find a grounding
          exercise and people to talk to under <Link href="/help">Need help now?</Link>
        </Trans>
      </li>
      <li>
        <Trans>
          In studies, about 8% of people who meditated had unwanted effects, most often anxiety or depression
          (
          <a
            href="https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety"
            target="_blank"
            rel="noopener noreferrer"
          >
            NCCIH<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          ).
        </Trans>
      </li>
      <li>{t`Don’t do this while driving. It’s not medical treatment.`}</li>
    </Notes>
  );
}
