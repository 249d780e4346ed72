import type { LegacyRecordRequest } from '@stillgrove/contract/legacy-records';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../../platform/http/failure-words';
import { RefusedError } from '../../platform/http/request';
import { readRecord, saveRecord } from './records-api';

const EMPTY: LegacyRecordRequest = {
  name: '',
  phoneNo: '',
  email: '',
  fatherName: '',
  aadharCard: '',
  panCard: '',
  dob: '',
  crimePlace: '',
  dateOfCrime: '',
  criminalHistory: 'No',
  timePeriod: '',
  firNo: '',
  bailApplied: 'No',
};

type Errors = Readonly<Record<string, string>>;

/** A new record, or one that is read first and then changed. */
export function useRecordForm(id: string | null, onSaved: () => void) {
  const [fields, setFields] = useState(EMPTY);
  const [status, setStatus] = useState<'reading' | 'ready' | 'missing'>(id === null ? 'ready' : 'reading');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  // Read and set in the same moment, unlike the state: a second press saves nothing twice.
  const saving = useRef(false);

  useEffect(() => {
    if (id === null) return undefined;
    let shown = true;
    readRecord(id).then(
      (read) => {
        if (!shown) return;
        setFields(read);
        setStatus('ready');
      },
      (error: unknown) => {
        if (!shown) return;
        setRefusal(failureWords(error));
        setStatus('missing');
      },
    );
    return () => {
      shown = false;
    };
  }, [id]);

  const change = (changes: Partial<LegacyRecordRequest>) => {
    setFields({ ...fields, ...changes });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changes))));
  };

  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await saveRecord(fields, id);
      onSaved();
    } catch (error) {
      setErrors(error instanceof RefusedError ? error.fields : {});
      setRefusal(failureWords(error));
    }
    saving.current = false;
    setBusy(false);
  };

  return { fields, status, busy, errors, refusal, change, save };
}
