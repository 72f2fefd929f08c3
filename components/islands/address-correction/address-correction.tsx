'use client';

import { useEffect } from 'react';
import { findPage } from './find-page';

/** Leads from a not-found page to the page that fits the address, on a host that cannot redirect. */
export function AddressCorrection() {
  useEffect(() => {
    const { pathname, search, hash } = location;
    findPage(pathname + search, hash).then((page) => page && location.replace(page));
  }, []);
  return null;
}
