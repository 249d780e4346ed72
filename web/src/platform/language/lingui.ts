import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { createElement, type ReactNode } from 'react';
import { i18n } from './plurals';

type Props = Pick<TransProps, 'id' | 'message' | 'components'> & {
  values: Readonly<Record<string, unknown>>;
};

/** What the macro `Trans` becomes where its message has plurals or choices. */
export function Trans(props: Props): ReactNode {
  return createElement(TransNoContext, { ...props, lingui: { i18n: i18n as never } });
}
