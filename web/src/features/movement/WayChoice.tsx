import { t } from '@lingui/core/macro';
import { WAYS } from '@stillgrove/domain/movement/routine';
import type { ReactElement } from 'react';
import { Pills } from '../../ui/filters/Pills';
import { WAY_NAMES } from './routine-words';
import { chooseWay, useWay } from './way';

const CHOICES = WAYS.map((id) => ({ id, name: WAY_NAMES[id] }));

/** In which way the steps are told and drawn. */
export function WayChoice(): ReactElement {
  const way = useWay((state) => state.way);
  return <Pills label={t`Way to do it`} choices={CHOICES} chosen={way} onChoose={chooseWay} inRow />;
}
