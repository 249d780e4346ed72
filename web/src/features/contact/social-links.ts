import { t } from '@lingui/core/macro';
import type { Site } from '@stillgrove/contract/site';

export type SocialLink = {
  readonly name: string;
  readonly icon: keyof Site['social'];
  readonly href: string | null;
};

/** The five places to follow an instance, in the order in which they are shown. */
export function socialLinks(social: Site['social']): readonly SocialLink[] {
  return [
    { name: t`Facebook`, icon: 'facebook', href: social.facebook },
    { name: t`Twitter`, icon: 'twitter', href: social.twitter },
    { name: t`Instagram`, icon: 'instagram', href: social.instagram },
    { name: 'LinkedIn', icon: 'linkedin', href: social.linkedin },
    { name: 'YouTube', icon: 'youtube', href: social.youtube },
  ];
}

/** The names of those that the operator has not set yet. */
export function notSetYet(links: readonly SocialLink[]): readonly string[] {
  return links.flatMap(({ name, href }) => (href === null ? [name] : []));
}
