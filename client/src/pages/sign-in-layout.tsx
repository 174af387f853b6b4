import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useDeferredValue } from 'react';
import { AnimalPortraits } from '../features/catalogue/components/featured-animals.tsx';
import { useIsHydrated } from '../hooks/use-hydrated.ts';
import { PageContainer } from '../ui/page-container.tsx';
import classes from './sign-in.module.css';

interface SignInLayoutProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/**
 * A single form, beside which some of the animals look on where there is room for them. The form comes with the code:
 * without it a browser would send what is typed, password and all, to the address of the page.
 */
export function SignInLayout({ title, intro, children }: SignInLayoutProps) {
  const isWide = useMediaQuery('(min-width: 62em)');
  // The form is drawn in small pieces of work, between which the browser answers.
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
