import styles from './icon.module.css';

/** The paths of the icons, drawn for the site on a 24-unit grid with a line of 1.5 units. */
const paths = {
  back: 'M20 12H5M11 6l-6 6 6 6',
  next: 'M4 12h15M13 6l6 6-6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  up: 'M12 20V5M6 11l6-6 6 6',
  // These two are left and right of a picture, never of the text: they are not mirrored.
  left: 'M20 12H5M11 6l-6 6 6 6',
  right: 'M4 12h15M13 6l6 6-6 6',
  reset: 'M4.500 5v5h5M5 10a7.500 7.500 0 1 1-.5 4',
  rotate:
    'M7 15.500C4.500 14.800 3 13.500 3 12c0-2.500 4-4.500 9-4.500s9 2 9 4.500-4 4.500-9 4.500h-1.500M13 13.500l-3 3 3 3',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  external: 'M8 6H5v13h13v-3M12 5h7v7M19 5l-9 9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3.5h3l1.7 4.6-2.3 1.6a12 12 0 0 0 5.9 5.9l1.6-2.3 4.6 1.7v3c0 1.4-1.1 2.5-2.5 2.5C10.800 20.500 3.500 13.200 3.500 6 3.500 4.600 4.600 3.500 6 3.500z',
  mail: 'M3.5 6h17v12h-17zM4 6.500l8 6.500 8-6.500',
  pin: 'M12 21c4-4.600 6.500-8 6.500-11.200a6.500 6.500 0 0 0-13 0C5.500 13 8 16.400 12 21zM12 12.200a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  chat: 'M4 20l1.300-4A8 8 0 1 1 8.200 18.800zM8.500 10.500h7M8.500 13.500h4.500',
  heart:
    'M12 20C6 15.500 3.500 12.500 3.500 9A4.300 4.300 0 0 1 12 7.800 4.300 4.300 0 0 1 20.500 9c0 3.500-2.500 6.500-8.500 11z',
  comment: 'M4 5h16v11H11l-4.500 4v-4H4z',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.500 12.500l5 5 10-11',
  alert: 'M12 3.500L22 20.500H2zM12 10v5M12 17.300v.7',
  facebook:
    'M14 21v-8h3l.5-3.500H14V7.300c0-1 .4-1.800 1.900-1.800h1.700V2.400C17 2.300 16.200 2.200 15.300 2.200c-2.600 0-4.300 1.600-4.300 4.500v2.800H8V13h3v8',
  whatsapp:
    'M3.500 20.500l1.200-4.300a8.500 8.500 0 1 1 3.200 3.100zM8.800 8.200c-.6 3.300 3.700 7.600 7 7l.6-2-2.300-1.100-1 1c-1-.5-1.700-1.200-2.200-2.200l1-1-1.100-2.300z',
  instagram:
    'M7.500 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 6.900v.2',
} as const;

/** What points in the reading direction is mirrored in right-to-left; everything else stays as drawn. */
const directional = new Set<IconName>(['back', 'next', 'external']);

export type IconName = keyof typeof paths;

type Props = { name: IconName };

/** A line icon in the colour of its text. It is decoration: the text beside it carries the meaning. */
export function Icon({ name }: Props) {
  return (
    <svg
      className={directional.has(name) ? `${styles.icon} directional` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
