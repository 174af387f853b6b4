import { IconBrandFacebook, IconBrandInstagram, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import classes from './page-footer.module.css';

const networks = [
  { name: 'Instagram', setting: 'instagram', Icon: IconBrandInstagram },
  { name: 'Facebook', setting: 'facebook', Icon: IconBrandFacebook },
  { name: 'X', setting: 'x', Icon: IconBrandX },
  { name: 'YouTube', setting: 'youtube', Icon: IconBrandYoutube },
] as const;

/** The shop's pages on other sites, those that its owner has set. */
export default function Networks({ facts }: { readonly facts: ShopFacts }) {
  return (
    <ul className={classes.networks} aria-label="Follow us">
      {networks
        .filter(({ setting }) => facts[setting])
        .map(({ name, setting, Icon }) => (
          <li key={name}>
            <a
              href={facts[setting]}
              className={classes.network}
              aria-label={`${name} (opens a new tab)`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon size={22} stroke={1.6} aria-hidden />
            </a>
          </li>
        ))}
    </ul>
  );
}
