'use client';

import type { MouseEvent } from 'react';
import { writeIntoForm } from '../shared/write-into-form';
import { Comparison } from './comparison';
import { ShortlistBar } from './shortlist-bar';
import { type ComparedFact, markOf, type ShortlistUnit, writeRequest } from './shortlist-units';
import { useMarks } from './use-marks';
import './unit-shortlist.css';

type Props = {
  /** The maximum of marked units. */
  max: number;
  units: ShortlistUnit[];
  /** The names of the buildings by their ids. */
  buildings: Record<string, string>;
  facts: ComparedFact[];
  /** Announcements when none, one, two … are marked. */
  statuses: string[];
  words: {
    title: string;
    hint: string;
    kept: string;
    full: string;
    go: string;
    building: string;
    /** With the number of the unit in place of `#`. */
    unit: string;
    remove: string;
    /** With the number of the unit in place of `#`. */
    removeUnit: string;
    print: string;
    ask: string;
    prefill: string;
  };
};

/** Compares the marked units side by side; the address alone keeps the marks. */
export function UnitShortlist({ max, units, buildings, facts, statuses, words }: Props) {
  const { marks, setMark } = useMarks(units.map(markOf), max);
  if (!marks) return null;
  const keptMarks = marks.slice(0, max);
  const markedUnits = keptMarks.flatMap((mark) => units.find((unit) => markOf(unit) === mark) ?? []);
  const textsOf = ({ texts, indexes }: ComparedFact) =>
    markedUnits.map((unit) => texts[indexes[units.indexOf(unit)] ?? 0] ?? '');
  const rows = [
    { name: words.building, texts: markedUnits.map(({ building }) => buildings[building] ?? '') },
    ...facts.map((fact) => ({ name: fact.name, texts: textsOf(fact) })),
  ];

  function remove(unit: ShortlistUnit) {
    setMark(markOf(unit), false);
    document.getElementById('shortlist-title')?.focus({ preventScroll: true });
  }

  /** Opens the form of the first unit's building, with a text that names all units. */
  function ask(event: MouseEvent) {
    const about = document.querySelector<HTMLInputElement>('#contact [name="building"]');
    if (about && markedUnits[0]) about.value = markedUnits[0].building;
    const text = writeRequest(words.prefill, markedUnits, buildings);
    if (writeIntoForm(text, event)) event.preventDefault();
  }

  return (
    <section
      id="shortlist"
      ref={scrollToTarget}
      className="section shortlist"
      aria-labelledby="shortlist-title"
      data-count={markedUnits.length}
    >
      <div className="container">
        <h2 id="shortlist-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="measure shortlist-hint">
          {words.hint} {words.kept}
        </p>
        <ShortlistBar
          status={marks.length > max ? words.full : statuses[marks.length]}
          go={marks.length > 0 ? words.go : undefined}
        />
        {markedUnits.length > 0 && (
          <>
            <Comparison
              units={markedUnits}
              rows={rows.filter(({ texts }) => texts.some(Boolean))}
              words={words}
              onRemove={remove}
            />
            <div className="shortlist-actions">
              {/* biome-ignore lint/a11y/useValidAnchor: a link to the form; writing the subject is extra. */}
              <a className="button" href="#contact" onClick={ask}>
                {words.ask}
              </a>
              {typeof window.print === 'function' && (
                <button type="button" className="button" data-kind="quiet" onClick={() => print()}>
                  {words.print}
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Repeats the jump of the address: its target did not exist when the page was opened. */
function scrollToTarget(section: HTMLElement | null) {
  if (section && location.hash === '#shortlist') section.scrollIntoView();
}
