import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { UnstyledButton } from '../../ui/buttons/unstyled-button.tsx';
import { isMenuOf, linkState, type NavigationMenu } from './menus.ts';
import classes from './navigation-bar.module.css';

/** A button that shows the links of a menu below it: by click, by Enter or by an arrow, and away again by Escape. */
export function NavigationDropdown({ menu }: { readonly menu: NavigationMenu }) {
  const location = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function followKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      step(whole.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its button and links
    <div ref={whole} className={classes.menu} onBlur={closeWhenLeft} onKeyDown={followKeys}>
      <UnstyledButton
        ref={button}
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isMenuOf(menu, location.pathname) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {menu.label}
        <IconChevronDown size={15} stroke={2.2} aria-hidden />
      </UnstyledButton>
      <ul id={id} className={classes.choices} hidden={!isOpen}>
        {menu.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              state={linkState(to, location)}
              className={classes.choice}
              onClick={() => setOpen(false)}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus along the menu's button and links. What has just been opened can take it in the next frame. */
function step(menu: HTMLElement | null, by: number): void {
  requestAnimationFrame(() => {
    const stops = [...(menu?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const current = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.max(0, Math.min(stops.length - 1, current + by))]?.focus();
  });
}
