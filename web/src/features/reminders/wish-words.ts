import { t } from '@lingui/core/macro';
import type { Wish } from '@stillgrove/domain/reminders/wish';

export const WISH_NAMES: Readonly<Record<Wish, string>> = {
  morning: t`Mornings`,
  afternoon: t`Afternoons`,
  evening: t`Evenings`,
};

export const WISH_SENTENCES: Readonly<Record<Wish, string>> = {
  morning: t`You wanted a moment for yourself in the morning.`,
  afternoon: t`You wanted a moment for yourself in the afternoon.`,
  evening: t`You wanted a moment for yourself in the evening.`,
};
