import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { ArrowButton } from '../../ui/carousel/ArrowButton';
import slides from '../../ui/carousel/slides.module.css';
import { useCarousel } from '../../ui/carousel/use-carousel';
import { Drawing } from '../../ui/drawing/Drawing';
import styles from './ArticlePictures.module.css';
import { sceneDrawing } from './scene-drawings';

/** The pictures of an article, one at a time; all of them without JavaScript or on paper. */
export function ArticlePictures({ drawings }: { drawings: Article['drawings'] }): ReactElement {
  const { index, move, swipeArea } = useCarousel(drawings.length);
  return (
    <section
      className={styles.pictures}
      aria-roledescription={t`carousel`}
      aria-label={t`Pictures in this article`}
    >
      <div ref={swipeArea} className={`${slides.slides} ${styles.slides}`} aria-live="polite">
        {drawings.map(({ name, caption, alt }, place) => (
          <div
            key={name}
            role="group"
            aria-roledescription={t`slide`}
            aria-label={`${place + 1} of ${drawings.length}`}
            data-shown={place === index}
            className={`${slides.slide} ${styles.slide}`}
          >
            <figure className={styles.figure}>
              <div role="img" aria-label={alt}>
                <Drawing src={sceneDrawing(name)} width={480} height={320} className={styles.picture} />
              </div>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <ArrowButton direction="previous" label={t`Previous picture`} onPress={move} />
        <p aria-hidden>{t`Picture ${index + 1} of ${drawings.length}`}</p>
        <ArrowButton direction="next" label={t`Next picture`} onPress={move} />
      </div>
    </section>
  );
}
