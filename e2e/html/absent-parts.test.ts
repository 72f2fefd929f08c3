import { readPage } from '../support/pages/built-site';
import { listFaults } from '../support/pages/faults';
import { everyAddress, locales } from '../support/pages/pages';

/* Absent parts of a company leave no heading, empty list or empty property on any page. */

test.each(locales.flatMap(everyAddress))('no part of %s is about nothing', (url) => {
  expect(listFaults(readPage(url))).toEqual([]);
});
