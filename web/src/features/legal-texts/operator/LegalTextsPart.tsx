import { t } from '@lingui/core/macro';
import { LEGAL_TEXTS } from '@stillgrove/contract/legal-texts';
import { useState, type ReactElement } from 'react';
import { Records } from '../../../ui/records/Records';
import { type Editing, LegalTextCard } from './LegalTextCard';

/** Privacy, terms and imprint: in the operators' words, or made from the settings. */
export function LegalTextsPart(): ReactElement {
  // One form at a time, so that it is plain what a press publishes.
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <Records label={t`Legal texts`}>
      {LEGAL_TEXTS.map((name) => (
        <LegalTextCard
          key={name}
          name={name}
          editing={editing?.name === name ? editing.what : null}
          onEdit={(what) => setEditing({ name, what })}
          onLeave={() => setEditing(null)}
        />
      ))}
    </Records>
  );
}
