import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A page of the shop. */
  readonly to: To;
  /** What the page is told beside its address. */
  readonly state?: unknown;
}

/**
 * A link to a page of the shop. The router's own brings along what only its framework does: forms, and the fetching
 * of a page's parts from a server that makes them.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return <a {...rest} href={href} onClick={click} />;
}

interface NavLinkProps extends LinkProps {
  /** Whether pages below it are others. */
  readonly end?: boolean;
}

/** A link that says where it leads to the page that is shown, or to one above it. Paths are told in any case. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(link.to).pathname.toLowerCase();
  const shown = pathname.toLowerCase();
  const isShown = shown === target || (!end && shown.startsWith(target === '/' ? target : `${target}/`));
  return <Link aria-current={isShown ? 'page' : undefined} {...link} />;
}
