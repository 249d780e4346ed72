import { t } from '@lingui/core/macro';
import { wereDaysLow } from '@stillgrove/domain/check-ins/days';
import { monthOf } from '@stillgrove/domain/diary/month';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { retry } from '../../platform/http/retry';
import { KitReminder } from '../../ui/vault/KitReminder';
import { PrivateSpaceLink } from '../../ui/vault/PrivateSpaceLink';
import { NOT_OPENED_WORDS } from '../../ui/vault/trouble-words';
import { AskAroundChoice } from './AskAroundChoice';
import { type Draft, draftOf } from './draft';
import { LowDaysLine } from './LowDaysLine';
import { Months } from './Months';
import { OpenSpace } from './OpenSpace';
import { RemoveCheckIns } from './RemoveCheckIns';
import { useCheckIns, type SavedCheckIn } from './use-check-ins';
import { useRemoval } from './use-removal';
import { VisitCheckIns } from './VisitCheckIns';

const Files = lazy(() => retry(() => import('./Files')));

type Props = {
  /** The id of the element around it. */
  belowId: string;
  onEdit: (draft: Draft) => void;
};

/** What was checked in before, as far as the private space is open. */
export default function History({ belowId, onEdit }: Props): ReactElement | null {
  const { status, records, unreadable, days } = useCheckIns();
  const removal = useRemoval();
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const [latest = today()] = days.keys();
  const month = chosenMonth ?? monthOf(latest);
  const showsMonths = status === 'open' && (records.length > 0 || removal.removed > 0);
  const values = useMemo(() => records.map(({ value }) => value), [records]);
  const remove = (gone: readonly SavedCheckIn[]) => {
    // The month stays in sight, also when it is empty now.
    setMonth(month);
    void removal.remove(gone);
  };
  if (status === 'looking') return null;
  return (
    <>
      {status === 'open' && wereDaysLow(values, today()) && <LowDaysLine />}
      <VisitCheckIns />
      {status === 'locked' && (
        <OpenSpace
          nextFocusId={belowId}
          words={t`Your check-ins are in your private space. Open it to see them.`}
        />
      )}
      {status in NOT_OPENED_WORDS && <p>{NOT_OPENED_WORDS[status as keyof typeof NOT_OPENED_WORDS]}</p>}
      {showsMonths && (
        <Months
          month={month}
          onMonth={setMonth}
          days={days}
          unreadable={unreadable}
          removal={removal}
          onRemove={remove}
          onEdit={(record) => {
            onEdit(draftOf(record));
            scrollTo({ top: 0 });
          }}
        />
      )}
      {status === 'open' && (
        <Suspense fallback={null}>
          <Files records={records} />
        </Suspense>
      )}
      {showsMonths && <RemoveCheckIns month={month} days={days} onRemove={remove} />}
      <AskAroundChoice />
      <KitReminder />
      {(status === 'open' || status === 'locked') && <PrivateSpaceLink />}
    </>
  );
}
