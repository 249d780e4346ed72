import { t } from '@lingui/core/macro';
import { isWish, WISHES } from '@stillgrove/domain/reminders/wish';
import { useState, type ReactElement } from 'react';
import { changeNotes, readNotes } from '../../platform/storage/today-notes';
import { Choice } from '../../ui/filters/Choice';
import { FoldedGroup } from '../../ui/prose/FoldedGroup';
import { CalendarFileForm } from './CalendarFileForm';
import { WISH_NAMES } from './wish-words';

const OPTIONS = WISHES.map((value) => ({ value, name: WISH_NAMES[value] }));

/** Two ways to be reminded of which no one else learns: a file for one’s own calendar, and a line in the page. */
export function RemindersGroup({ userId }: { userId: string }): ReactElement {
  const [wish, setWish] = useState(() => readNotes(userId).wish);
  return (
    <FoldedGroup
      title={t`Reminders`}
      note={wish === null ? t`In your calendar or on Today` : t`On Today: ${WISH_NAMES[wish]}`}
      anchor="reminders"
    >
      <p>
        {t`We don’t send push messages. You can remind yourself in two other ways, and we don’t see either one.`}
      </p>
      <CalendarFileForm />
      <Choice
        label={t`Remind me on Today`}
        all={t`Never`}
        options={OPTIONS}
        value={wish ?? ''}
        onChange={(value) =>
          setWish(changeNotes(userId, () => ({ wish: isWish(value) ? value : null })).wish)
        }
      />
      <p className="aside">
        {t`When you open Today at that time of day, a line says that you wanted a moment for yourself. Your choice stays in this browser until you sign out.`}
      </p>
    </FoldedGroup>
  );
}
