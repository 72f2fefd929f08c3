import { useState } from 'react';
import { direction } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { Button } from './button';
import { useEditor } from './editor-state';
import { Thumbnail } from './fields/thumbnail';
import { PlaceLink } from './save-state';
import { listPictures, type UsedPicture } from './texts';

type Props = {
  /** Whether a picture is among those to be shown. */
  isShown?: (picture: UsedPicture) => boolean;
  /** Called with the chosen picture; without it the places that use a picture are shown. */
  onChoose?: (picture: UsedPicture) => void;
};

/** The pictures of all records, with a search by text alternative and file name. */
export function Pictures({ isShown = () => true, onChoose }: Props) {
  const { state, locale, t } = useEditor();
  const [wanted, setWanted] = useState('');
  const altOf = ({ value }: UsedPicture) => String(valueAt(value, ['alt', locale]) ?? '');
  const words = wanted.trim().toLowerCase();
  const found = listPictures(state).filter(
    (picture) => isShown(picture) && JSON.stringify(picture.value).toLowerCase().includes(words),
  );
  return (
    <>
      <div className="field">
        <label>
          {t('searchPictures')}
          <input type="search" dir="auto" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
      </div>
      <p role="status">{t('picturesFound', { count: found.length })}</p>
      <ul className="pictures">
        {found.map((picture) => (
          <li key={picture.src}>
            <Thumbnail src={picture.src} />
            <p lang={locale} dir={direction[locale]}>
              {altOf(picture)}
            </p>
            {onChoose ? (
              <Button
                aria-label={t('useThisPicture', { alt: altOf(picture) })}
                onClick={() => onChoose(picture)}
              >
                {t('useThis')}
              </Button>
            ) : (
              picture.places.map((place) => <PlaceLink key={`${place.file}${place.path}`} edit={place} />)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
