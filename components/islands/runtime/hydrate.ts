import { Component, type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { trustHtml } from '@/lib/trust-html';
import { observe } from '../shared/watch';
import type { SlotReference } from './split-props';

/** Excludes the node from rendering. */
const emptyHtml = { __html: trustHtml('') };

type SlotProps = { name: string; source: ParentNode };

/** A node from the server, which is never rendered again; a second place for it gets a copy. */
class Slot extends Component<SlotProps> {
  override shouldComponentUpdate() {
    return false;
  }

  override render() {
    const { name, source } = this.props;
    return createElement('site-slot', {
      name,
      ref: (element) => {
        if (element && !element.hasChildNodes()) element.append(copyOf(source));
      },
      dangerouslySetInnerHTML: emptyHtml,
    });
  }
}

function copyOf(source: ParentNode): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...Array.from(source.childNodes, (node) => node.cloneNode(true)));
  return copy;
}

/** Distance from the window at which an island hydrates: half a screen. */
const near = '50% 0px';

/**
 * Hydrates the islands of a page as they approach the viewport, each on its own: a failing island keeps its HTML and
 * the others work. A press, the focus or the browser's search hydrates an island immediately, so that the first press
 * is never lost. So does a return to the page: the visitor's choice is restored before the scroll position.
 *
 * @param components every component that a page can name, by its name
 */
export function defineIslands(components: Readonly<Record<string, ComponentType<object>>>): void {
  class SiteIsland extends HTMLElement {
    connectedCallback() {
      if (this.dataset.hydrated !== undefined) return;
      const wakeUp = () => this.hydrate();
      // Before the event reaches its target, so that the component receives it.
      for (const type of ['pointerdown', 'focusin', 'click', 'beforematch']) {
        this.addEventListener(type, wakeUp, { capture: true, once: true });
      }
      if (isReturn()) wakeUp();
      else whenNear(this, () => runInTask(wakeUp));
    }

    hydrate() {
      if (this.dataset.hydrated !== undefined) return;
      this.dataset.hydrated = '';
      const name = this.getAttribute('name') ?? '';
      const component = components[name];
      if (!component) throw new Error(`No island is called “${name}”.`);
      const script = this.querySelector(':scope > script');
      const props = JSON.parse(script?.textContent ?? '{}', (_, value) => this.nodeOf(value));
      for (const obsoleteNode of this.querySelectorAll(':scope > :is(script, site-slot[hidden])'))
        obsoleteNode.remove();
      const ownNodes = [...this.childNodes];
      try {
        // Before the waking event continues.
        flushSync(() => hydrateRoot(this, createElement(component, props)));
      } catch (error) {
        this.replaceChildren(...ownNodes);
        throw error;
      }
    }

    /** The slot that a value of the JSON refers to; any other value is returned as it is. */
    nodeOf(value: Partial<SlotReference> | null) {
      const name = value?.$slot;
      if (name === undefined) return value;
      // A slot may hold islands whose slots have the same names.
      const slots = [...this.querySelectorAll(`site-slot[name="${name}"]`)];
      const source = slots.find((slot) => slot.closest('site-island') === this);
      if (!source) throw new Error(`The island has no slot “${name}”.`);
      return createElement(Slot, { key: name, name, source });
    }
  }
  customElements.define('site-island', SiteIsland);
}

function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return arrival !== undefined && (arrival as PerformanceNavigationTiming).type !== 'navigate';
}

function whenNear(island: HTMLElement, then: () => void): void {
  // The island itself has no box, nor does an empty one inside.
  const boxes = [...island.children].filter(({ localName }) => localName !== 'script');
  observe(boxes.length > 0 ? boxes : [island.parentElement as Element], near, ({ size }, observer) => {
    if (size === 0) return;
    observer.disconnect();
    then();
  });
}

const waiting: (() => void)[] = [];

/** Runs one callback a task, so that a press can be handled in between. */
function runInTask(work: () => void): void {
  if (waiting.push(work) === 1) setTimeout(next);
}

function next(): void {
  const work = waiting.shift();
  if (waiting.length > 0) setTimeout(next);
  work?.();
}
