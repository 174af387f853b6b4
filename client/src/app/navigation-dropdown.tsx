import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router-dom';
import { isInMenu, type NavigationMenu } from './navigation.ts';
import classes from './navigation-bar.module.css';

export function NavigationDropdown({ menu }: { readonly menu: NavigationMenu }) {
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.entry} aria-current={isInMenu(menu, pathname) || undefined}>
          {menu.label}
          <IconChevronDown size={15} stroke={2.2} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {menu.links.map(({ label, to }) => (
          <Menu.Item key={to} component={NavLink} to={to} className={classes.choice}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
