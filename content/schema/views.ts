import type { Locale } from '../../i18n/routing';
import type { Industry } from './client';
import type { CompanyRecord } from './company';
import type { FactsRecord } from './facts';
import type { Level } from './levels';
import type { Position } from './parts';
import type { PersonRecord } from './people';
import type { StepRecord } from './progress';
import type { ProjectRecord } from './project';
import type { FallbackPostRecord } from './social';
import type { TourSceneRecord } from './tour';
import type { UnitRecord } from './units';

/* The records as pages show them: in one language, with the files made from their pictures. */

/** A picture of a page in one language, with the files made from it at build. */
export type Picture = {
  /** The original under `public`. */
  src: string;
  alt: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The files made by `npm run pictures`: for each format its widths in pixels, from small to large. */
  files: PictureFiles;
};

/** The stem of the made files (`/pictures/hero-1a2b3c4d`, to which `-800.avif` is added) and their widths. */
export type PictureFiles = { stem: string; widths: number[] };

/** What `npm run pictures` made of an original: its size in pixels, and the files. */
export type MadePicture = { width: number; height: number; files: PictureFiles; panorama?: Panorama };

/** A drawing of `public/brand`, by its address or as data, and its size in units of its own, of which only the proportion matters. */
export type Drawing = { src: string; width: number; height: number };

/** A logo in one language: `light` is for dark grounds. */
export type Logo = { dark: Drawing; light: Drawing };

/** The optional facts of a project or a level; what is not known is missing. */
export type Facts = Omit<FactsRecord, 'certificate'> & { certificate?: string };

export type Project = Omit<
  ProjectRecord,
  Locale | 'images' | 'partners' | 'order' | 'status' | 'draft' | 'retired' | 'lowestLevel' | 'facts'
> & {
  /** The name of its file, without ending. */
  name: string;
  status: ProjectStatus;
  title: string;
  openingLine: string;
  description: string[];
  images: Picture[];
  facts: Facts;
  /** The level of the roof in meters above the street; null when the height is not known. */
  roof: number | null;
  partners: { name: string; logo: string | null }[];
  /** The languages in which the project has a page. */
  locales: Locale[];
  /** Being written: it exists in `npm run dev` alone. */
  draft: boolean;
  /** It stands in no list any more, and only its address answers. */
  retired: boolean;
};

/** `key` finds the words and the colour; a status outside the three has words of its own. */
export type ProjectStatus =
  | { key: 'completed' | 'inProgress' | 'inPlanning' }
  | { key: 'other'; label: string };

export type Client = { name: string; industry: Industry; logo: string };

export type PurchaseOption = {
  level: Level;
  title: string;
  plainName: string;
  description: string;
  virtualTourUrl: string;
  image: Picture;
  facts: Facts;
};

/** A unit of the building; without a status when no day says how old that is. */
export type Unit = Omit<UnitRecord, 'status'> & { status: UnitRecord['status'] | undefined };

/** Ways by car from the building. */
export type Distances = {
  source: string;
  places: { place: string; kilometers: number; minutes: number }[];
};

/** What was reached on a day, ISO 8601. */
export type Step = Omit<StepRecord, 'text' | 'image'> & { text: string; image: Picture | undefined };

export type Building = {
  name: string;
  logo: Logo;
  /** The sign without the name, for dark grounds. */
  mark: Drawing;
  subtitle: string;
  status: string;
  /** The month of the completion, as 2026-08; null once the building is finished. */
  completion: string | null;
  road: string;
  zone: string;
  location: string;
  about: string;
  summary: string;
  virtualTourUrl: string;
  address: string;
  position: Position;
  hero: Picture;
  images: Picture[];
  purchaseOptions: PurchaseOption[];
  distances: Distances | undefined;
  /** The newest first. */
  progress: Step[];
  units: Unit[];
  /** The day of the units' status, ISO 8601. */
  unitsAsOf?: string | undefined;
  updated: string;
};

/** Whom to talk to, with the phone as the language writes it. */
export type Person = Omit<PersonRecord, 'name' | 'role'> & { name: string; role: string };

export type Company = Omit<
  CompanyRecord,
  'name' | 'legalName' | 'address' | 'hero' | 'designer' | 'accessibility' | 'people'
> & {
  people: Person[];
  hero: Picture;
  name: string;
  legalName: string;
  /** As the language writes it: 02-555-0100 in Hebrew, +972-2-555-0100 in English. */
  phone: string;
  logo: Logo;
  /** The sign without the name, for dark grounds. */
  mark: Drawing;
  address: string;
  designer?: { name: string; url: string };
  accessibility: Omit<CompanyRecord['accessibility'], 'officerTitle' | 'officerFirstName'> & {
    officerTitle: string;
    officerFirstName: string;
  };
};

/** A post of the social feed, live or kept for when none can be read. */
export type FallbackPost = Omit<FallbackPostRecord, 'image' | 'caption' | 'url'> & {
  image: Picture;
  caption: string;
  url: string;
};

/** The addresses of a panorama, 2048 and 4096 pixels wide. */
export type Panorama = { small: string; large: string };

/** A stop of the virtual tour; `still` is the flat picture of its first view. */
export type TourScene = Omit<TourSceneRecord, 'name' | 'picture'> & {
  name: string;
  still: Picture;
  panorama: Panorama;
};
