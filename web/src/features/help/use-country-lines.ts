import type { CountryHelp, HelpPageData, Helpline } from '@stillgrove/contract/helplines';
import { emergencyLines, everyonesLines } from '@stillgrove/domain/help/services';
import { useEffect, useState } from 'react';
import { loadedData, loadPageData } from '../../platform/page-data/page-data';
import { followCountry, useCountry } from '../../platform/preferences/country';
import type { CountryLine, CountryLines } from '../../ui/country-lines/country-lines';
import { hoursWords, lineLink, optionWords, servesWords, servicesWords, wayWords } from './line-words';

type LinesAndCountries = {
  /** The numbers of the visitor's country, as the help has them; null until they are known, and where none are. */
  readonly lines: CountryLines | null;
  /** The countries to choose from; undefined until they are known. */
  readonly countries: readonly CountryHelp[] | undefined;
};

/** What help knows of the visitor's country. The numbers are loaded once a page asks for them. */
export function useCountryLines(): LinesAndCountries {
  const [data, setData] = useState(() => loadedData('/help') as HelpPageData | undefined);
  useEffect(() => {
    loadPageData('/help').then(
      (loaded) => setData(loaded as HelpPageData),
      () => console.info('The numbers of the country are out of reach.'),
    );
  }, []);
  useEffect(
    () => (data === undefined ? undefined : followCountry(data.countries.map(({ country }) => country))),
    [data],
  );
  const country = useCountry((state) => state.country);
  const help = data?.countries.find((one) => one.country === country);
  return { lines: help === undefined ? null : linesOf(help), countries: data?.countries };
}

function linesOf({ name, lines }: CountryHelp): CountryLines {
  return {
    country: name,
    emergency: emergencyLines(lines).map(countryLine),
    support: everyonesLines(lines).map((line) =>
      countryLine({ ...line, serves: servesWords(line), hours: hoursWords(line) }),
    ),
  };
}

function countryLine(line: Helpline): CountryLine {
  const services = servicesWords(line.services);
  return {
    key: `${line.way} ${line.number} ${line.option ?? ''}`,
    way: line.way,
    href: lineLink(line),
    action: wayWords(line),
    name: line.name ?? services,
    about: [line.serves, line.hours, line.languages, optionWords(line)]
      .filter((part) => part !== undefined)
      .join(' · '),
  };
}
