import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { FieldFrame } from '../../../ui/controls/Field';
import { languageName } from '../../../ui/filters/words';
import styles from './editor.module.css';
import chosen from './LanguagesField.module.css';
import { knownLanguages } from './languages';

type Props = {
  /** BCP 47. */
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
};

/** Languages, added by name one after another; each can be taken away again. */
export function LanguagesField({ tags, error, onChange }: Props): ReactElement {
  const select = useRef<HTMLSelectElement>(null);
  const others = knownLanguages().filter(({ value }) => !tags.includes(value));
  return (
    <fieldset className={styles.group}>
      <legend>{t`Languages`}</legend>
      {tags.length > 0 && (
        <ul className={chosen.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              {languageName(tag)}
              <Button
                kind="quiet"
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag));
                  select.current?.focus();
                }}
              >
                <Trans>
                  Remove<span className="visually-hidden">: {languageName(tag)}</span>
                </Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FieldFrame label={t`Add a language`} error={error}>
        {(labelled) => (
          <select
            {...labelled}
            ref={select}
            value=""
            onChange={({ target }) => onChange([...tags, target.value])}
          >
            <option value="">{t`Choose a language`}</option>
            {others.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </fieldset>
  );
}
