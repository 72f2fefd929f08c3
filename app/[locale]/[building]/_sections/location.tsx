import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/islands/copy-button/copy-button';
import { Island } from '@/components/islands/runtime/island';
import { Icon } from '@/components/pictures/icon';
import { Picture } from '@/components/pictures/picture';
import { Ltr } from '@/components/text/ltr';
import { NewTab } from '@/components/text/new-tab';
import { SectionHead } from '@/components/text/section-head';
import { chatHref, googleMapsHref, telHref, wazeHref } from '@/lib/seo/contact-links';
import { withoutPaths } from '@/lib/text-paths';
import type { Building, Company } from '@/model';
import { DistanceList } from './distance-list';
import styles from './location.module.css';
import { AreaMap } from './map/area-map';
import { RegionMap } from './map/region-map';

type Props = { building: Building; company: Company };

/** Renders the maps and the address of the building; nothing loads from another site before a click. */
export function Location({ building, company }: Props) {
  const t = useTranslations('Building');
  const contacts = useTranslations('Contacts');
  const chat = useTranslations('ChatButton');
  const { map, mapImage, region, distances } = building;
  const plan = map ? (
    <AreaMap building={building} map={map} />
  ) : (
    mapImage && <Picture picture={mapImage} sizes="(min-width: 60rem) 50vw, 92vw" />
  );
  const large = region ? <RegionMap name={building.name} region={region} distances={distances} /> : plan;
  const elsewhere = [
    { icon: 'map', name: contacts('googleMaps'), href: googleMapsHref(building.position) },
    ...(company.whatsapp
      ? [
          {
            icon: 'whatsapp',
            name: chat('label'),
            href: chatHref(company.whatsapp, chat('prefillBuilding', { building: building.name })),
          } as const,
        ]
      : []),
  ] as const;
  return (
    <section id="location" className={`section ${styles.section}`} aria-labelledby="location-title">
      <div className={`container ${large || distances ? styles.columns : ''}`}>
        <div className={styles.text}>
          <SectionHead id="location-title" title={t('locationTitle')} />
          <p className="lead measure">{building.location}</p>
          <address className={styles.address}>
            <Icon name="pin" />
            <span>{building.address}</span>
          </address>
          <div className={styles.actions}>
            <a className="button" href={wazeHref(building.position)} target="_blank" rel="noopener">
              <Icon name="pin" />
              <span>
                {contacts('waze')}
                <NewTab />
              </span>
            </a>
            {elsewhere.map(({ icon, name, href }) => (
              <a key={href} className={styles.small} href={href} target="_blank" rel="noopener">
                <Icon name={icon} />
                <span>
                  {name}
                  <NewTab />
                </span>
              </a>
            ))}
            <a
              className={styles.small}
              href={telHref(company.phone)}
              aria-label={contacts('call', { phone: company.phone })}
            >
              <Icon name="phone" />
              <Ltr>{company.phone}</Ltr>
            </a>
            <Island
              component={{ CopyButton }}
              props={{
                className: `script-only ${styles.small}`,
                label: contacts('copy'),
                icon: <Icon name="copy" />,
                text: withoutPaths(building.address).replaceAll('\u00a0', ' '),
                copied: contacts('copied'),
                failed: contacts('copyFailed'),
                statusClass: styles.status,
              }}
            />
          </div>
        </div>
        {large && (
          <div className={styles.map}>
            {large}
            {region && plan && <div className={styles.inset}>{plan}</div>}
          </div>
        )}
        {distances && (
          <div className={large && styles.distances}>
            <DistanceList distances={distances} />
          </div>
        )}
      </div>
    </section>
  );
}
