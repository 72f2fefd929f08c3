'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { setParameters } from '../shared/set-parameters';
import { writeIntoForm } from '../shared/write-into-form';
import { fetchFacts, type MarkedUnit, readMarkedUnit, writeRequest } from './marked-units';
import './unit-shortlist.css';

type Props = {
  /** The maximum of marked units. */
  max: number;
  /** Announcements when none, one, two … are marked. */
  statuses: string[];
  words: {
    title: string;
    hint: string;
    kept: string;
    full: string;
    go: string;
    building: string;
    remove: string;
    /** With the number of the unit in place of `#`. */
    removeUnit: string;
    print: string;
    ask: string;
    prefill: string;
  };
};

/** The name in the address. */
const parameter = 'compare';

/** Compares the marked units side by side; the address alone keeps the marks. */
export function UnitShortlist({ max, statuses, words }: Props) {
  const [units, setUnits] = useState<MarkedUnit[]>([]);
  const [pages, setPages] = useState<Record<string, [name: string, value: string][]>>({});
  const [isFull, setFull] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isReached, setReached] = useState(false);

  function show(marks: readonly string[]) {
    const markedUnits = marks.flatMap((mark) => readMarkedUnit(mark) ?? []).slice(0, max);
    for (const box of listBoxes()) box.checked = markedUnits.some(({ mark }) => mark === box.dataset.mark);
    setUnits(markedUnits);
    return markedUnits;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read when it is opened and when it goes back.
  useLayoutEffect(() => {
    const read = () => show(marksOf(location.search));
    const early = listBoxes().flatMap(({ checked, dataset: { mark = '' } }) => (checked ? [mark] : []));
    const marks = marksOf(location.search);
    if (early.length > 0) keep([...marks, ...early]);
    else if (marks.length > 0) read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  // After the hydration, which must not change the HTML.
  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are HTML of the server, heard here.
  useLayoutEffect(() => {
    function mark({ target }: Event) {
      const box = target as HTMLInputElement;
      const name = box.dataset?.mark;
      if (name) choose(name, box.checked);
    }
    document.addEventListener('change', mark);
    return () => document.removeEventListener('change', mark);
  }, []);

  // The target of the jump did not exist before.
  useEffect(() => {
    if (isReady && location.hash === '#shortlist') document.querySelector(location.hash)?.scrollIntoView();
  }, [isReady]);

  // The page of a unit has all its facts; its row is the fallback when the page cannot be fetched.
  useEffect(() => {
    for (const { mark, href } of units) {
      if (pages[mark]) continue;
      fetchFacts(href).then(
        (facts) => setPages((loadedPages) => ({ ...loadedPages, [mark]: facts })),
        () => {},
      );
    }
  }, [units, pages]);

  // The bar leads to the comparison, so it is hidden beside and below it.
  useEffect(() => {
    const comparison = isReady && document.querySelector('#shortlist');
    if (!comparison) return;
    const observer = new IntersectionObserver(
      ([entry]) => setReached(entry !== undefined && entry.boundingClientRect.top < innerHeight / 2),
      { rootMargin: '0px 0px -50%' },
    );
    observer.observe(comparison);
    return () => observer.disconnect();
  }, [isReady]);

  function choose(mark: string, isMarked: boolean) {
    const otherMarks = marksOf(location.search).filter((other) => other !== mark);
    keep(isMarked ? [...otherMarks, mark] : otherMarks);
  }

  function keep(all: readonly string[]) {
    const marks = [...new Set(all)];
    setFull(marks.length > max);
    setParameters({
      [parameter]: show(marks)
        .map(({ mark }) => mark)
        .join(','),
    });
  }

  if (!isReady) return null;
  const factsOf = ({ mark, facts }: MarkedUnit) => new Map([...facts, ...(pages[mark] ?? [])]);
  const names = [...new Set(units.flatMap((unit) => [...factsOf(unit).keys()]))];
  const status = isFull ? words.full : statuses[units.length];
  return (
    <section
      id="shortlist"
      className="section shortlist"
      aria-labelledby="shortlist-title"
      data-count={units.length}
      data-reached={isReached || undefined}
    >
      <div className="container">
        <h2 id="shortlist-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="measure shortlist-hint">
          {words.hint} {words.kept}
        </p>
        <div className="shortlist-bar">
          <p role="status">
            <span key={status}>{status}</span>
          </p>
          {units.length > 0 && (
            <a className="link" href="#shortlist">
              {words.go}
            </a>
          )}
        </div>
        {units.length > 0 && (
          <>
            <div className="shortlist-scroll">
              <table>
                <thead>
                  <tr>
                    <td />
                    {units.map(({ mark, number, name, href }) => (
                      <th key={mark} scope="col">
                        <a className="link" href={href}>
                          {name}
                        </a>
                        <button
                          type="button"
                          className="link screen-only"
                          aria-label={words.removeUnit.replace('#', number)}
                          onClick={() => {
                            choose(mark, false);
                            document.getElementById('shortlist-title')?.focus({ preventScroll: true });
                          }}
                        >
                          {words.remove}
                        </button>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <th scope="row">{words.building}</th>
                    {units.map(({ mark, building }) => (
                      <td key={mark}>{building}</td>
                    ))}
                  </tr>
                  {names.map((name) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {units.map((unit) => {
                        const fact = factsOf(unit).get(name) || '–';
                        return <td key={`${unit.mark} ${fact}`}>{fact}</td>;
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className="shortlist-actions">
              {/* biome-ignore lint/a11y/useValidAnchor: a link to the form; writing the subject is extra. */}
              <a className="button" href="#contact" onClick={(event) => ask(event, units, words.prefill)}>
                {words.ask}
              </a>
              <button type="button" className="button" data-kind="quiet" onClick={() => print()}>
                {words.print}
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function listBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-mark]')];
}

function marksOf(search: string): string[] {
  return [...new Set((new URLSearchParams(search).get(parameter) ?? '').split(','))].filter(Boolean);
}

/** Opens the form of the first unit's building, with a text that names all units. */
function ask(event: React.MouseEvent, units: readonly MarkedUnit[], prefill: string) {
  const [first] = units;
  const about = document.querySelector<HTMLInputElement>('#contact [name="building"]');
  if (about && first) about.value = first.buildingId;
  if (writeIntoForm('#contact [name="interest"]', writeRequest(prefill, units), event))
    event.preventDefault();
}
