import { useEffect, useState } from 'react';

/**
 * The token of an emailed link, which stands behind the `#`. It is taken out of the address as soon as it
 * is read: neither the history nor a glance over the shoulder keeps it.
 *
 * @returns null until the address is read; an empty text when there is none
 */
export function useAddressToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const take = () => {
      const given = location.hash.slice(1);
      setToken((before) => (given === '' ? (before ?? '') : given));
      if (given !== '') history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    // A second link may be opened in the same tab, which then loads nothing.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
