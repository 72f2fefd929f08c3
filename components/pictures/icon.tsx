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
  reset: 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.5 4',
  rotate: 'M7 15.5C4.5 14.8 3 13.5 3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5h-1.5M13 13.5l-3 3 3 3',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  external: 'M8 6H5v13h13v-3M12 5h7v7M19 5l-9 9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3.5h3l1.7 4.6-2.3 1.6a12 12 0 0 0 5.9 5.9l1.6-2.3 4.6 1.7v3c0 1.4-1.1 2.5-2.5 2.5C10.8 20.5 3.5 13.2 3.5 6 3.5 4.6 4.6 3.5 6 3.5z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  pin: 'M12 21c4-4.6 6.5-8 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 13 8 16.4 12 21zM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  map: 'M3.5 6.5l5.5-2.5 6 2.5 5.5-2.5v14l-5.5 2.5-6-2.5-5.5 2.5zM9 4v14M15 6.5v14',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.2 18.8zM8.5 10.5h7M8.5 13.5h4.5',
  heart: 'M12 20C6 15.5 3.5 12.5 3.5 9A4.3 4.3 0 0 1 12 7.8 4.3 4.3 0 0 1 20.5 9c0 3.5-2.5 6.5-8.5 11z',
  comment: 'M4 5h16v11H11l-4.5 4v-4H4z',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  alert: 'M12 3.5L22 20.5H2zM12 10v5M12 17.3v.7',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.7V2.4C17 2.3 16.2 2.2 15.3 2.2c-2.6 0-4.3 1.6-4.3 4.5v2.8H8V13h3v8',
  whatsapp:
    'M3.5 20.5l1.2-4.3a8.5 8.5 0 1 1 3.2 3.1zM8.8 8.2c-.6 3.3 3.7 7.6 7 7l.6-2-2.3-1.1-1 1c-1-.5-1.7-1.2-2.2-2.2l1-1-1.1-2.3z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 6.9v.2',
} as const;

/** Icons that point in the reading direction, which are mirrored in right-to-left. */
const directional = new Set<IconName>(['back', 'next', 'external']);

export type IconName = keyof typeof paths;

type Props = { name: IconName };

/** Renders a line icon in the colour of its text. It is decoration: the text beside it carries the meaning. */
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
