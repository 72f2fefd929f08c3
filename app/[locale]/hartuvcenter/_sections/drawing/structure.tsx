import styles from './section-drawing.module.css';

/** What the section cuts: slabs, walls and columns; then the two elevator shafts, seen beyond. */
export function Structure() {
  return (
    <g className={styles.structure}>
      <path
        className={styles.cut}
        d="M134 58h152v5h-152zM134 52h3v6h-3zM283 52h3v6h-3zM118 106h184v5h-184zM146 154h231v5h-231zM146 143h3v11h-3zM374 143h3v11h-3zM128 177h22v3h-22zM150 159h4v21h-4zM372 159h4v23h-4zM372 216h4v34h-4zM146 250h231v5h-231zM146 255h5v97h-5zM372 255h4v8h-4zM372 280h4v12h-4zM146 292h231v5h-231zM372 297h4v6h-4zM146 346h231v6h-231z"
      />
      <path
        className={styles.column}
        d="M160 111h4v43h-4zM264 111h4v43h-4zM219 352h14v6h-14zM311 352h14v6h-14z"
      />
      <path
        className={styles.shaft}
        d="M234 292V40H250V292M234 255L250 292M250 255L234 292M324 346V159M340 346V159M324 255L340 292M340 255L324 292"
      />
      <path className={styles.thin} d="M160 58v-8h22v8M192 58v-6h16v6M262 58v-8h14v8" />
    </g>
  );
}
