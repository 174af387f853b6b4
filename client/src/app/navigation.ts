export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationMenu {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** What anybody can browse (specification §2). Each page is in one menu, so that one menu can say "you are here". */
export const shopMenus: readonly NavigationMenu[] = [
  {
    label: 'DOG',
    links: [
      { label: 'Find a dog', to: '/FindDog' },
      { label: 'Dog care', to: '/DogCare' },
      { label: 'Dog training', to: '/DogsTraining' },
    ],
  },
  {
    label: 'CAT',
    links: [
      { label: 'Find a cat', to: '/FindCat' },
      { label: 'Cat care', to: '/CatCare' },
      { label: 'Cat training', to: '/CatTraining' },
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
