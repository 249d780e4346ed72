/** Browsers tell it under one of two names, or not at all. */
type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** Where most people live whose weeks begin on Sunday, for browsers that do not tell. */
const BEGIN_ON_SUNDAY = /^en$|-(?:US|CA|MX|BR|CO|PE|IN|PK|BD|JP|KR|TW|HK|TH|PH|ID|IL|ZA|KE)\b/;

/**
 * With which day a week begins by the device's own settings, whatever language the page is in.
 *
 * @returns 1 is Monday, 7 is Sunday
 */
export function firstWeekday(language = navigator.language): number {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return firstDay ?? (BEGIN_ON_SUNDAY.test(language) ? 7 : 1);
}
