import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useDeferredValue } from 'react';
import { AnimalPortraits } from '../../features/catalogue/components/featured-animals.tsx';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import classes from './sign-in.module.css';

interface SignInLayoutProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/**
 * A single form, with pictures of animals where there is room. The form is rendered only with the code: without it a
 * browser would put what is typed, password included, into the page's URL.
 */
export function SignInLayout({ title, intro, children }: SignInLayoutProps) {
  const isWide = useMediaQuery('(min-width: 62em)');
  // The form renders in a transition, so that the browser stays responsive.
  const isHydrated = useDeferredValue(useIsHydrated());
  return (
    <div className={classes.layout}>
      <PageContainer title={title} intro={intro} size="sm">
        {isHydrated ? children : <div className={classes.coming} />}
      </PageContainer>
      {isWide && (
        <div className={classes.scene} aria-hidden>
          <p className={classes.line}>Somebody here is waiting for you.</p>
          <AnimalPortraits />
        </div>
      )}
    </div>
  );
}
