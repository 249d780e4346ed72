type Rule = {
  /** What no text says. */
  readonly never: RegExp;
  /** What to write in its place. */
  readonly instead: string;
};

/** Everyday words, one name for a thing, American spelling: for all that is written, comments included. */
export const EVERYWHERE: readonly Rule[] = [
  { never: /\b(?:some|no|any|every)body\b(?!@|')/i, instead: 'someone, no one, anyone, everyone' },
  { never: /\banew\b/i, instead: 'again, new' },
  { never: /\be-mail/i, instead: 'email' },
  {
    never:
      /(?<![\w./@'`-])mail(?:s|ed|ing)?\b(?! (?:server|service|program|provider|app)s?\b)(?![.@:/(\w-])/i,
    instead: 'email',
  },
  { never: /\bmailbox/i, instead: 'inbox' },
  { never: /\b(?:the|a|your|this|our|each) groves?\b/i, instead: 'this site, Stillgrove, instance' },
  { never: /\b(?:present|old) password\b/i, instead: 'current password' },
  { never: /\bdo(?:es)? (?:you|one|people) good\b/i, instead: 'help' },
  { never: /(?<!first )\bword of (?:a|the|an|your|bookings|appointments)\b/i, instead: 'notice of' },
  { never: /\b(?:get|gets|more|our|these|behind the links of) letters\b/i, instead: 'newsletter, email' },
  { never: /\b(?:session|sitting)s? with (?:a|an|the|your|Dr)\b/i, instead: 'appointment' },
  { never: /\b(?:booked|upcoming|next|your) sessions? (?:is|are|was|has|at|on)\b/i, instead: 'appointment' },
  { never: /\bbookings\b|\b(?:a|your|the|this) booking\b/i, instead: 'appointment' },
  { never: /\b(?:whilst|thereof|forthwith|amongst|kindly)\b/i, instead: 'an everyday word, or nothing' },
  { never: /\b(?:to|can|cannot|could not) be had\b/i, instead: 'available' },
  {
    never: /\b(?:colour|favour|behaviour|neighbour|honour|humour|harbour|rumour)\w*/i,
    instead: 'American spelling: color',
  },
  {
    never: /\b(?:centre|theatre|metre|litre|fibre|calibre|programme)s?\b/i,
    instead: 'American spelling: center',
  },
  {
    never:
      /\b(?:counsell|travell|cancelled(?!_at)|cancelling|labell(?!edby)|modell(?:ed|ing)|signall|levell|diall)\w*/i,
    instead: 'American spelling: counseling, canceled, dialed',
  },
  {
    never:
      /\b(?:general|organ|real|recogn|apolog|summar|custom|minim|maxim|prior|memor|colon|critic|emphas|normal|sanit|serial|initial|optim|author|categor|token)is(?:e|ed|es|ing|ation)\b|\b(?:anal|paral)ys(?:ed|ing)\b/i,
    instead: 'American spelling: -ize, -yze',
  },
  {
    never: /\b(?:licence|defence|offence|practise|grey|judgement|fulfil|learnt|spelt|catalogue)\b/i,
    instead: 'American spelling',
  },
];

/** For what visitors, members and operators read. */
export const FOR_PEOPLE: readonly Rule[] = [
  ...EVERYWHERE,
  { never: /\blog(?:ged|ging)? (?:in|out|into)\b(?! successfully)/i, instead: 'sign in, sign out' },
  { never: /\b(?:this place|these places)\b/i, instead: 'this site' },
  { never: /(?<![</-])\bscripts?\b(?![>-])/i, instead: 'JavaScript' },
  { never: /\bthe (?:visitor|user)s?['’]?s? (?:memory|device has it)\b/i, instead: 'a term people know' },
  {
    never: /\b(?:commit(?:ted|s)?|successful|failed|attempted) suicide\b/i,
    instead: 'died by suicide, attempt',
  },
  { never: /\bsuffer(?:s|ing)? from\b|\bvictims? of\b|\bmentally ill\b/i, instead: 'live with, have' },
  { never: /\b(?:crazy|insane|lunatic|madness|addicts?|junkie)\b/i, instead: 'a word that shames no one' },
  // Menus have no room for more: there, the link to it says “Settings” alone.
  { never: /\bin Settings\b/, instead: 'in Profile Settings, as the page is called' },
  { never: /\bwe promise\b/i, instead: 'what the software does' },
  { never: /\bnothing is tracked\b|\bno one reads what you do\b/i, instead: 'who sees what' },
  {
    never: /\bjust\b(?! (?:now|yet|before|after|below|above|under|looking|one|in case|like|as|about))/i,
    instead: 'nothing, or only',
  },
  { never: /\b(?:simply|obviously|of course)\b/i, instead: 'nothing' },
  { never: /!(?=\s|$|["”’'])/, instead: 'a full stop; only the specification cries out' },
];

/** The specification's own strings, word for word; they may say what no other text does. */
const SPECIFIED = [
  "Thank you! Your message has been sent successfully. We'll get back to you soon.",
  'Thank you! Your message has been sent successfully. We’ll get back to you soon.',
  'Perfect match! Great job!',
  'Very close! Keep it up!',
  'Good try, but you can do better!',
  'Not quite there. Keep practicing!',
  'You won!',
  'Logged out successfully',
  'online booking',
];

/** Titles of other people's pages, and words that a text names in order to advise against them. */
const QUOTED = ['Generalised anxiety disorder', '“committed suicide”'];

/**
 * What a text says that none should, each with what to write instead.
 *
 * @param rules `FOR_PEOPLE` for what appears on screens and in emails, `EVERYWHERE` for everything else
 */
export function wordingProblems(text: string, rules: readonly Rule[]): string[] {
  const own = [...SPECIFIED, ...QUOTED].reduce((rest, specified) => rest.replaceAll(specified, ''), text);
  return rules.flatMap(({ never, instead }) => {
    const found = never.exec(own);
    return found === null ? [] : [`“${found[0]}” (write: ${instead})`];
  });
}
