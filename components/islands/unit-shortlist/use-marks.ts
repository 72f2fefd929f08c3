import { useEffect, useState } from 'react';
import { readParameters, setParameters } from '../shared/set-parameters';

/** The name in the address. */
const parameter = 'compare';

/**
 * Keeps the marks of units in the address and in the checkboxes of the page.
 *
 * @param known the marks of all units
 * @param max the maximum of kept marks
 * @returns `marks`, the requested ones (the first `max` are kept), undefined until the hydration; and `setMark`, which
 * adds or removes one
 */
export function useMarks(known: readonly string[], max: number) {
  const [marks, setMarks] = useState<string[]>();

  function show(requested: readonly string[]) {
    const knownMarks = [...new Set(requested)].filter((mark) => known.includes(mark));
    const keptMarks = knownMarks.slice(0, max);
    for (const box of listBoxes()) box.checked = keptMarks.includes(box.dataset.mark ?? '');
    setMarks(knownMarks);
    return keptMarks;
  }

  function keep(requested: readonly string[]) {
    setParameters({ [parameter]: show(requested).join(',') });
  }

  function setMark(mark: string, isMarked: boolean) {
    const otherMarks = readMarks().filter((other) => other !== mark);
    keep(isMarked ? [...otherMarks, mark] : otherMarks);
  }

  // After the hydration, which must not change the HTML; by then the visitor may have checked boxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address keeps the marks, and the units stay the same.
  useEffect(() => {
    function onChange({ target }: Event) {
      const { checked, dataset } = target as HTMLInputElement;
      if (dataset.mark) setMark(dataset.mark, checked);
    }
    const onReturn = () => show(readMarks());
    const early = listBoxes().flatMap(({ checked, dataset: { mark } }) => (checked && mark) || []);
    keep([...readMarks(), ...early]);
    document.addEventListener('change', onChange);
    addEventListener('popstate', onReturn);
    return () => {
      document.removeEventListener('change', onChange);
      removeEventListener('popstate', onReturn);
    };
  }, []);

  return { marks, setMark };
}

function listBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-mark]')];
}

function readMarks(): string[] {
  return (readParameters().get(parameter) ?? '').split(',');
}
