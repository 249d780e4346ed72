import { SIGNED_IN_COOKIE } from '@stillgrove/contract/sign-in-form';

/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? '';
  return value === '' ? null : value;
}

/** Whether the sign-in form has just signed someone in without scripts; true once. */
export function takeSignedInByForm(): boolean {
  const signedIn = readCookie(SIGNED_IN_COOKIE) !== null;
  if (signedIn) document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return signedIn;
}
