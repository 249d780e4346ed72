import { t } from '@lingui/core/macro';
import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import { useRef, useState } from 'react';
import { RefusedError } from '../../../platform/http/request';
import { refresh } from '../../../platform/query/query-client';
import { showToast } from '../../../platform/toasts/toast-store';
import { saveOrder, therapistsQuery } from '../api';

const NOT_SAVED = t`We couldn’t reach our server, so the order hasn’t changed. Try again in a minute.`;

/** The order of the directory: shown at once, saved one after another, and taken back when that fails. */
export function useOrder(therapists: readonly OperatorTherapist[]) {
  const [wished, setWished] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const latest = useRef<readonly string[]>([]);
  const saving = useRef(false);
  const ordered = inOrder(therapists, wished);

  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    try {
      for (let sent: readonly string[] = []; sent !== latest.current;) {
        sent = latest.current;
        await saveOrder(sent);
      }
    } catch (error) {
      showToast(error instanceof RefusedError ? error.message : NOT_SAVED, 'error');
      setWished([]);
      refresh(therapistsQuery.queryKey);
    } finally {
      saving.current = false;
    }
  };

  const move = ({ id, name }: OperatorTherapist, steps: 1 | -1) => {
    const ids = ordered.map((therapist) => therapist.id);
    const from = ids.indexOf(id);
    const to = from + steps;
    if (to < 0 || to >= ids.length) return;
    const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    latest.current = moved;
    setWished(moved);
    setTold(t`${name} is now number ${to + 1} of ${ids.length}.`);
    void save();
  };

  return { ordered, told, move };
}

/** Those who are not in the wish come last, as they were. */
function inOrder(therapists: readonly OperatorTherapist[], wished: readonly string[]): OperatorTherapist[] {
  const place = ({ id }: OperatorTherapist) => {
    const index = wished.indexOf(id);
    return index === -1 ? wished.length : index;
  };
  return therapists.toSorted((one, other) => place(one) - place(other));
}
