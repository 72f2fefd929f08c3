import { useState } from 'react';
import { unitWordsOf } from '../messages';
import type { ImportReport } from '../units/import';
import { Button } from './button';
import { findDoc } from './documents';
import { download } from './download';
import { useEditor } from './editor-state';
import { FileChooser } from './fields/file-chooser';
import { Reasons } from './fields/notes';
import { toBase64 } from './fields/to-base64';

type Trial = ImportReport & { bytes: string; written: boolean };

/** The units of all buildings as a table for a spreadsheet, and the table that comes back from it. */
export function UnitsTable() {
  const { locale, run } = useEditor();
  const [trial, setTrial] = useState<Trial>();
  const t = unitWordsOf(locale);

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
        accept=".csv,.txt,text/csv,text/plain"
        onChoose={async ([file]) => {
          if (file) await take(await toBase64(file), false);
        }}
      >
        <Reasons texts={trial?.refused.map((row) => t('refused', row)) ?? []} />
        <p role="status">{trial?.written && t('written', { count: trial.changed.length })}</p>
        {trial && !trial.written && (
          <>
            {trial.changed.length > 0 && <Differences changed={trial.changed} />}
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

function Differences({ changed }: { changed: ImportReport['changed'] }) {
  const { state, locale } = useEditor();
  const t = unitWordsOf(locale);
  const nameOf = (building: string) =>
    findDoc(state, locale, `content/buildings/${building}.json`)?.title ?? building;
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
              <td>{t(isNew ? 'newUnit' : 'changedUnit', { building: nameOf(building), number })}</td>
              <td>{name}</td>
              <td>
                <del dir="auto">{before}</del>
              </td>
              <td>
                <ins dir="auto">{after}</ins>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
