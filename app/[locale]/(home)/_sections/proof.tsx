import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import { getPathname } from '@/i18n/navigation';
import { withoutPaths } from '@/lib/text-paths';
import type { Client, Company, Project } from '@/model';
import styles from './proof.module.css';

type Props = {
  company: Company;
  /** Their logos are beside their testimonials. */
  clients: readonly Client[];
  /** Projects with a page in the language; results of other projects are left out. */
  projects: readonly Project[];
};

/** Renders testimonials and results; renders nothing without records. */
export function Proof({ company: { testimonials = [], results = [] }, clients, projects }: Props) {
  const t = useTranslations('Clients');
  return (
    <>
      {testimonials.length > 0 && (
        <div className={`container ${styles.testimonials}`}>
          <h3 className="visually-hidden">{t('testimonials')}</h3>
          {testimonials.map(({ quote, name, role, company }) => (
            <figure key={quote}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.source}>
                {company && <Logo clients={clients} name={company} />}
                <p>
                  <strong>{name}</strong>
                  <br />
                  {company ? t('attribution', { role, company }) : role}
                </p>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {results.map(({ project: name, ...result }) => {
        const project = projects.find((other) => other.name === name);
        return project && <Result key={name} project={project} {...result} />;
      })}
    </>
  );
}

/** Renders the logo of the client of a name, if there is one. */
function Logo({ clients, name }: { clients: readonly Client[]; name: string }) {
  const client = clients.find((client) => withoutPaths(client.name) === withoutPaths(name));
  return client?.logo && <img {...client.logo} className={styles.logo} alt="" loading="lazy" />;
}

type ResultProps = Omit<NonNullable<Company['results']>[number], 'project'> & { project: Project };

/** Renders a project in three figures, beside its picture. */
function Result({ project: { index, title, place, year }, image, figures }: ResultProps) {
  const locale = useLocale();
  return (
    <div className={styles.result}>
      {image && <Picture className={styles.picture} picture={image} sizes="(min-width: 60rem) 84vw, 130vw" />}
      <div className={`dark ${styles.facts}`}>
        <h3 className={styles.title}>
          <a className="link" href={getPathname({ href: `/project/${index}`, locale })}>
            {title}
          </a>
        </h3>
        <p className={styles.place}>{[place, year].filter(Boolean).join(' · ')}</p>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
