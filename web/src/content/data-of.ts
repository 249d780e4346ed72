import { shownQuestion } from '@stillgrove/content/faq/shown-question';
import { toldQuestion } from '@stillgrove/content/faq/told-question';
import type { Article, ArticlePageData, ArticlesPageData, Topic } from '@stillgrove/contract/articles';
import type { BodyScanPageData } from '@stillgrove/contract/body-scan';
import type { FaqPageData } from '@stillgrove/contract/faq';
import type { HelpPageData } from '@stillgrove/contract/helplines';
import type { LegalTextPageData } from '@stillgrove/contract/legal-texts';
import type { MovementPageData } from '@stillgrove/contract/movement';
import type { PageContext } from '@stillgrove/contract/pages';
import {
  CARD_CATEGORIES,
  type RelaxPageData,
  type Resource,
  type ResourceCard,
  type ResourcesPageData,
} from '@stillgrove/contract/resources';
import type { SafeguardingPageData } from '@stillgrove/contract/safeguarding';
import type { SelfChecksPageData } from '@stillgrove/contract/self-checks';
import type { SettingsPageData } from '@stillgrove/contract/helplines';
import type { TherapistsPageData } from '@stillgrove/contract/therapists';
import type { VideoPageData } from '@stillgrove/contract/videos';
import { filledAnswer } from '@stillgrove/domain/safeguarding/filled-answer';
import { answerNumbers } from './answer-numbers';
import { articles, bodyScan, movement, resources, safeguarding, scenes, selfChecks } from 'virtual:content';

/** What a page shows beside its own words; null for pages that need nothing. For the server's rendering. */
export function dataOf(
  path: string,
  { site, therapists, questions, helplines, legalTexts }: PageContext,
): unknown {
  switch (path) {
    case '/articles':
      return { topics: articles.map(topicOf) } satisfies ArticlesPageData;
    case '/body':
    case '/sleep':
      return { script: bodyScan } satisfies BodyScanPageData;
    case '/check-in/self-check':
      return {
        questionnaires: selfChecks.filter(({ instrument }) => site.selfChecks.includes(instrument)),
      } satisfies SelfChecksPageData;
    case '/exercises':
      return { routines: movement } satisfies MovementPageData;
    case '/faq':
      return {
        items: questions.map((question) =>
          shownQuestion(toldQuestion(question, site, articles.length), site.email),
        ),
      } satisfies FaqPageData;
    case '/help':
      return { countries: helplines } satisfies HelpPageData;
    case '/imprint':
      return legalTexts.imprint satisfies LegalTextPageData;
    case '/privacy':
      return legalTexts.privacy satisfies LegalTextPageData;
    case '/terms':
      return legalTexts.terms satisfies LegalTextPageData;
    case '/relax':
      return { cards: resources.flatMap(cardOf) } satisfies RelaxPageData;
    case '/settings':
      return {
        countries: helplines.map(({ country, name }) => ({ country, name })),
      } satisfies SettingsPageData;
    case '/operator/safeguarding':
      return {
        ...safeguarding,
        firstAnswers: safeguarding.firstAnswers.map((one) => ({
          ...one,
          text: filledAnswer(one.text, answerNumbers(site.countries, helplines)),
        })),
      } satisfies SafeguardingPageData;
    case '/resources':
      return { resources } satisfies ResourcesPageData;
    case '/appointments':
    case '/therapists':
      return { therapists } satisfies TherapistsPageData;
    case '/video':
      return { scenes } satisfies VideoPageData;
    default:
      return articleData(path);
  }
}

function articleData(path: string): ArticlePageData | null {
  const article = articles.find(({ link }) => link === path);
  if (article === undefined) return null;
  return { article, others: articles.filter((other) => other !== article).map(topicOf) };
}

function topicOf({ id, title, description, link, image }: Article): Topic {
  return { id, title, description, link, image };
}

function cardOf({ id, type, title, publisher, link, language, gifLink, category }: Resource): ResourceCard[] {
  const kind = CARD_CATEGORIES.find((known) => known === category);
  if (gifLink === undefined || kind === undefined) return [];
  return [{ id, type, title, publisher, link, language, gifLink, category: kind }];
}
