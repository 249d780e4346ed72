/** What search engines show for each page. Pages without a description are not indexed. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Mental health awareness and stress relief: guided breathing, simple games, articles, and calming videos. Free to use, without ads or trackers.',
  '/login':
    'Sign in or create a free account to use guided breathing, games, and a private diary, and to see your tree grow.',
  '/help':
    'Emergency numbers and crisis lines for your country, a grounding exercise, and a minute of slow breathing. No account needed.',
  '/about': 'Who runs this site, what it is for, and how we handle your data.',
  '/contact': 'How to reach the people who run this site, and a form to send them a message.',
  '/faq': 'Answers to common questions about accounts, privacy, appointments, services, and support.',
  '/articles':
    'Eight mental health conditions in plain words: symptoms, types, causes, treatment, and how to help someone.',
  '/therapists':
    'Therapists you can meet with: their qualifications, languages, what they help with, and whether they meet online or in person.',
  '/resources':
    'Free links for meditation, yoga, exercise, sleep, and self-help. Search them, or filter them by topic.',
  '/privacy': 'What this site stores about you, why, and for how long.',
  '/terms': 'What you can expect from this site, and what it is not.',
  '/young-people':
    'For people under 18: what this site is, who you can talk to, who can see what, and where to get help.',
  '/imprint': 'Who runs this site, where it is hosted, and how to reach the people behind it.',
  '/anxiety':
    'What anxiety disorders are, how they feel in mind and body, why they start, which treatments help, and how to find support for yourself or a friend.',
  '/depression':
    'What depression is and how it differs from sadness: symptoms, types, causes, treatments that help, and what to do when you or a friend need support.',
  '/ocd':
    'OCD in plain words: obsessions, compulsions, common themes, causes, and how exposure and response prevention and medication can give you time back.',
  '/panicdisorder':
    'Panic attacks and panic disorder: what happens in your body, what to do while it lasts, why attacks return, and the treatments that help people recover.',
  '/bipolar-article':
    'Bipolar disorder in plain words: mania, hypomania and depression, types I and II, causes, treatment, early warning signs and how to support someone.',
  '/schizophrenia':
    'Schizophrenia without the myths: what it is, its symptoms and likely causes, treatment and support, how to support someone, and when to get urgent help.',
  '/ptsd':
    'PTSD in plain words: why trauma can stay with you, common symptoms, complex PTSD, treatments that work at your pace, and how to support a survivor.',
  '/psychosis':
    'What psychosis is and what it is not: early signs, symptoms, types and causes, why fast help matters, and how to talk with someone who is losing touch.',
};
