import { t } from '@lingui/core/macro';
import type { VisitActivity } from '@stillgrove/domain/points/award';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { awardVisit } from '../../platform/points/visit';

type Props = {
  href: string;
  /** What opening it counts as; null where it gives nothing, as with help in a crisis. */
  activity: VisitActivity | null;
  itemId: string;
  /** BCP 47 tag of the linked page; `mul` for several. */
  language?: string;
  className?: string | undefined;
  children: ReactNode;
};

const MIDDLE = 1;

/** Opens something in a new tab, which learns nothing of this one, and counts the visit. */
export function VisitLink({ href, activity, itemId, language, className, children }: Props): ReactElement {
  const count = () => {
    if (activity !== null) void awardVisit(activity, itemId);
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      {...(language === undefined || language === 'mul' ? {} : { hrefLang: language })}
      onClick={count}
      onAuxClick={({ button }: MouseEvent) => {
        if (button === MIDDLE) count();
      }}
    >
      {children}
      <span className="visually-hidden"> {t`(opens in a new tab)`}</span>
    </a>
  );
}
