/** What search engines say about each page they may list; the pages without one are not for them. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'A free, non-profit place for a calmer minute: breathe with a guide, play quiet games, read, and see a tree grow. No tracker, nothing to buy.',
  '/login': 'Sign in or create a free account to breathe with the guide and see your tree grow.',
  '/help':
    'Emergency numbers and crisis lines of your country, a grounding exercise and a minute of slow breath. No account, works offline.',
  '/about': 'Who runs this quiet place, what we want with it, and how your privacy is kept.',
  '/contact': 'Write to us: we read every message and answer as soon as we can.',
  '/faq': 'Answers about accounts, privacy, appointments, services and support.',
  '/articles':
    'Eight conditions explained in plain words: symptoms, types, causes, treatment, and how to help someone.',
  '/therapists':
    'People to talk to: their qualifications, languages, and what they help with, online or in person.',
  '/resources':
    'More than a hundred free links for meditation, yoga, exercise, sleep and self-help, searchable.',
  '/privacy': 'What this place stores about you, for how long, and what it never does.',
  '/terms': 'What you can expect of this place, and what it is not.',
  '/anxiety':
    'What anxiety disorders are, how they feel in mind and body, why they start, which treatments help, and how to find support for yourself or a friend.',
  '/depression':
    'What depression is and how it differs from sadness: symptoms, types, causes, treatments that help, and what to do when you or a friend need support.',
  '/ocd':
    'OCD explained simply: obsessions, compulsions, common themes, causes, and how exposure and response prevention and medicine can give you time back.',
  '/panicdisorder':
    'Panic attacks and panic disorder: what happens in your body, what to do while it lasts, why attacks return, and the treatments that help people recover.',
  '/bipolar-article':
    'Bipolar disorder in plain words: mania, hypomania and depression, types I and II, causes, treatment, early warning signs and how to support someone.',
  '/schizophrenia':
    'Schizophrenia without the myths: what it is, its symptoms and likely causes, treatment and support, how to stand by someone, and when to get urgent help.',
  '/ptsd':
    'PTSD in plain words: why trauma can stay with you, common symptoms, complex PTSD, treatments that work at your pace, and how to support a survivor.',
  '/psychosis':
    'What psychosis is and what it is not: early signs, symptoms, types and causes, why fast help matters, and how to talk with someone who is losing touch.',
};
