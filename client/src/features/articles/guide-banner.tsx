import { Link } from 'react-router-dom';
import { ArticlePicture } from './article-picture.tsx';
import type { Guide } from './guide.ts';
import classes from './guide-banner.module.css';

export function GuideBanner({ guide }: { readonly guide: Guide }) {
  return (
    <header className={classes.banner}>
      <div className={classes.words}>
        <p className={classes.kicker}>{guide.kicker}</p>
        <h1 className={classes.heading}>{guide.heading}</h1>
        <p className={classes.intro}>{guide.intro}</p>
      </div>
      <ArticlePicture className={classes.picture} picture={guide.picture} isFirst />
      <nav className={classes.contents} aria-label="In this guide">
        <p className={classes.contentsTitle} aria-hidden>
          In this guide
        </p>
        <ol className={classes.list}>
          {guide.articles.map(({ id, title }) => (
            <li key={id}>
              <Link to={{ hash: id }} className={classes.link}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}
