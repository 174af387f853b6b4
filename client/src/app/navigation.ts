export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationMenu {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** What anybody can browse (specification §2). */
export const shopMenus: readonly NavigationMenu[] = [
  {
    label: 'DOG',
    links: [
      { label: 'Find a dog', to: '/FindDog' },
      { label: 'Food for dogs', to: '/DogsFood' },
      { label: 'Accessories for dogs', to: '/DogsAccessories' },
    ],
  },
  {
    label: 'CAT',
    links: [
      { label: 'Find a cat', to: '/FindCat' },
      { label: 'Food for cats', to: '/CatsFood' },
      { label: 'Accessories for cats', to: '/CatAccessories' },
    ],
  },
  {
    label: 'ACCESSORIES',
    links: [
      { label: 'Dogs accessories', to: '/DogsAccessories' },
      { label: 'Cats accessories', to: '/CatAccessories' },
    ],
  },
  {
    label: 'FOODS',
    links: [
      { label: 'Dogs food', to: '/DogsFood' },
      { label: 'Cats food', to: '/CatsFood' },
    ],
  },
];

export const orderMenu: NavigationMenu = {
  label: 'Your Order',
  links: [
    { label: 'Pet orders', to: '/petorder' },
    { label: 'Accessories and food orders', to: '/accessoriesOrder' },
  ],
};

export const accountMenu: NavigationMenu = {
  label: 'ACCOUNT',
  links: [
    { label: 'REGISTER', to: '/register' },
    { label: 'LOGIN', to: '/login' },
  ],
};

/** Whether a page is in a menu. Addresses are the same in any case. */
export function isInMenu({ links }: NavigationMenu, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return links.some(({ to }) => to.toLowerCase() === path);
}
