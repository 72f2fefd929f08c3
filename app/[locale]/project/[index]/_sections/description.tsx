import styles from './description.module.css';

type Props = { paragraphs: string[] };

/**
 * Renders the description: its first paragraph leads, the others are beside it, so that no line grows too long to
 * read.
 */
export function Description({ paragraphs: [first, ...otherParagraphs] }: Props) {
  return (
    <div className={`container ${styles.text}`}>
      <p className={`measure ${styles.first}`}>{first}</p>
      {otherParagraphs.length > 0 && (
        <div className={`measure ${styles.others}`}>
          {otherParagraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may read the same.
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}
