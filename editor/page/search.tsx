import { useState } from 'react';
import { shorten } from '../../lib/shorten';
import { Button } from './button';
import { useEditor } from './editor-state';
import { search } from './texts';
import { titleOfPlace } from './words';

const most = 40;

/** Finds a text, number or name in every field of both languages. */
export function Search() {
  const { state, locale, open, t } = useEditor();
  const [wanted, setWanted] = useState('');
  const found = search(state, wanted);
  return (
    <search className="search">
      <label htmlFor="search">{t('search')}</label>
      <input
        id="search"
        type="search"
        dir="auto"
        placeholder={t('searchExample')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setWanted('')}
      />
      {wanted.trim().length > 1 && (
        <div className="found">
          <p role="status">{t('found', { count: found.length })}</p>
          <ul>
            {found.slice(0, most).map(({ file, path, value }) => (
              <li key={`${file}${path.join('.')}`}>
                <Button
                  onClick={() => {
                    open(file, path);
                    setWanted('');
                  }}
                >
                  <span className="place">{titleOfPlace(state, locale, file, path)}</span>
                  <bdi>{shorten(value, 90)}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
