import type { ComponentProps, ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';

/** `main` is the one clay action of a screen. */
type Kind = 'main' | 'plain' | 'quiet' | 'danger';

type ButtonProps = ComponentProps<'button'> & { kind?: Kind };

export function Button({
  kind = 'plain',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps): ReactElement {
  return <button type={type} className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}

type ButtonLinkProps = {
  kind?: Kind;
  href: string;
  children: ComponentProps<'a'>['children'];
  className?: string | undefined;
};

/** A link that looks like a button: it leads somewhere, also on the same page; a button does something. */
export function ButtonLink({
  kind = 'plain',
  href,
  children,
  className = '',
}: ButtonLinkProps): ReactElement {
  // Within the page the browser itself scrolls and moves the focus.
  const Anchor = href.startsWith('#') ? 'a' : Link;
  return (
    <Anchor href={href} className={`${styles.button} ${styles[kind]} ${className}`}>
      {children}
    </Anchor>
  );
}
