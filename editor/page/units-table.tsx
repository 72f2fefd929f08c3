import { createTranslator } from 'next-intl';
import { useState } from 'react';
import { catalogs } from '../messages';
import type { ImportReport } from '../units/import';
import { Button } from './button';
import { download } from './download';
import { useEditor } from './editor-state';
import { FileChooser } from './fields/file-chooser';
import { toBase64 } from './fields/to-base64';

type Trial = ImportReport & { bytes: string; written: boolean };

/** The units of all buildings as a table for a spreadsheet, and the table that comes back from it. */
export function UnitsTable() {
  const { locale, run } = useEditor();
  const [trial, setTrial] = useState<Trial>();
  const t = createTranslator({ locale, messages: catalogs[locale].Units });

  async function save(): Promise<void> {
    const { csv = '' } = await run('exportUnits', { locale });
    download('units.csv', `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`);
  }

  async function take(bytes: string, write: boolean): Promise<void> {
    const { report } = await run('importUnits', { bytes, locale, write });
    if (report) setTrial({ ...report, bytes, written: write });
  }

  return (
    <section className="card" aria-labelledby="units-table">
      <h2 id="units-table">{t('title')}</h2>
      <p className="help">{t('help')}</p>
      <p className="buttons">
        <Button onClick={save}>{t('save')}</Button>
      </p>
      <FileChooser
        label={t('choose')}
        accept=".csv,text/csv"
        onChoose={async ([file]) => {
          if (file) await take(await toBase64(file), false);
        }}
      >
        <div className="notes" role="status">
          {trial?.refused.map(({ line, reason }) => (
            <p key={`${line} ${reason}`} className="error">
              <bdi>{t('refused', { line, reason })}</bdi>
            </p>
          ))}
          {trial?.written && <p>{t('written', { count: trial.changed.length })}</p>}
        </div>
        {trial && !trial.written && (
          <>
            {trial.changed.length > 0 && <Differences changed={trial.changed} t={t} />}
            <p className="buttons">
              <Button
                className="primary"
                disabled={trial.changed.length === 0}
                onClick={() => take(trial.bytes, true)}
              >
                {t('write', { count: trial.changed.length })}
              </Button>
            </p>
          </>
        )}
      </FileChooser>
    </section>
  );
}

type Words = ReturnType<typeof createTranslator<(typeof catalogs)['en']['Units']>>;

function Differences({ changed, t }: { changed: ImportReport['changed']; t: Words }) {
  return (
    <table className="differences">
      <thead>
        <tr>
          {(['unit', 'field', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.flatMap(({ building, number, isNew, fields }) =>
          fields.map(({ name, before, after }) => (
            <tr key={`${building} ${number} ${name}`}>
              <td>{t(isNew ? 'newUnit' : 'changedUnit', { building, number })}</td>
              <td>{name}</td>
              <td>
                <del>
                  <bdi>{before}</bdi>
                </del>
              </td>
              <td>
                <ins>
                  <bdi>{after}</bdi>
                </ins>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
