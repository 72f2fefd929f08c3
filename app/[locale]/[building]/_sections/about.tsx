import { useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import { areVisualisations, PicturesNote } from '@/components/pictures/pictures-note';
import { FactList } from '@/components/text/fact-list';
import { NumberText } from '@/components/text/number-text';
import { SectionHead } from '@/components/text/section-head';
import type { Building } from '@/model';
import styles from './about.module.css';

type Props = { building: Building };

/** Which pictures of the record are beside the text: first and largest the section of the building. */
const shown = [1, 0, 2];

const sizes = {
  first: '(min-width: 98rem) 53rem, (min-width: 60rem) 51vw, 61vw',
  others: '(min-width: 98rem) 26rem, (min-width: 60rem) 25vw, 31vw',
};

export function About({ building }: Props) {
  const t = useTranslations('Building');
  const pictures = shown.flatMap((index) => building.images[index] ?? []);
  const isNoted = areVisualisations(pictures);
  return (
    <section id="about" className={`section ${styles.section}`} aria-labelledby="about-title">
      <div className={`container ${pictures.length > 0 ? styles.columns : ''}`}>
        <div className={styles.text}>
          <SectionHead id="about-title" title={t('aboutTitle')} />
          <p className="lead measure">
            <NumberText>{building.about}</NumberText>
          </p>
          <FactList facts={building.facts} />
        </div>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((picture, index) => (
              <Picture
                key={picture.src}
                picture={picture}
                sizes={index === 0 ? sizes.first : sizes.others}
                isNoted={isNoted}
                isSmall={index > 0}
              />
            ))}
            {isNoted && <PicturesNote />}
          </div>
        )}
      </div>
    </section>
  );
}
