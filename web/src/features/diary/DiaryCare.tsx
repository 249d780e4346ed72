import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { deletesUnvisited } from '../../platform/vault/durability';
import { Disclosure } from '../../ui/controls/Disclosure';
import { KitReminder } from '../../ui/vault/KitReminder';
import { MayBeDeleted } from '../../ui/vault/MayBeDeleted';
import { PrivateSpaceLink } from '../../ui/vault/PrivateSpaceLink';
import { ExportDiary } from './ExportDiary';
import { Promises } from './Promises';

/** What is rarely needed for the pages themselves, and the way to what belongs to the whole private space. */
export function DiaryCare(): ReactElement {
  return (
    <section aria-label={t`Manage your diary`}>
      <KitReminder />
      <Disclosure title={t`How your diary is stored`}>
        <Promises />
        {deletesUnvisited() && <MayBeDeleted />}
      </Disclosure>
      <Disclosure title={t`Export pages to read elsewhere`}>
        <ExportDiary />
      </Disclosure>
      <PrivateSpaceLink />
    </section>
  );
}
