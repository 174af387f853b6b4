import classes from './menu-button.module.css';

interface MenuButtonProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Three lines that open the menu of a phone, and cross while it is open. */
export function MenuButton({ isOpen, onClick }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label="Open the menu"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <div className={classes.lines} data-opened={isOpen || undefined} />
    </button>
  );
}
