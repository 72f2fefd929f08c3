import { useTranslations } from 'next-intl';
import { LegalText } from '@/components/text/legal-text';
import { marks } from '@/components/text/marks';
import { Part } from '@/components/text/part';
import { formatDayInWords } from '@/i18n/dates';
import type { Company } from '@/model';
import { Kept } from './kept';
import { Rights } from './rights';

type Props = {
  company: Company;
  /** Whether there is a form of a building. */
  hasBuildings: boolean;
  /** Whether the home page links to posts on a network. */
  hasPosts: boolean;
};

/**
 * Renders the whole policy: the responsible company, data collected, kept and passed on, and the rights of visitors.
 */
export function Policy({ company, hasBuildings, hasPosts }: Props) {
  const t = useTranslations('PrivacyPolicy');
  const { legalEntities, address, phone, email, privacy } = company;
  const { social, whatsapp, people } = company;
  const hasChat = Boolean(whatsapp) || people.some((person) => person.whatsapp);
  const isSocial = hasPosts || Object.values(social).some(Boolean);
  // A unit can also be shared by WhatsApp.
  const opensChat = hasChat || company.hasSpaces;
  const services = opensChat ? (isSocial ? 'both' : 'chat') : isSocial ? 'social' : 'none';
  const { officer, abroad, updated } = privacy;
  return (
    <LegalText title={t('title')} updated={updated} formatUpdated={formatDayInWords}>
      <Part id="controller" title={t('controllerTitle')}>
        {legalEntities.map(({ legalName, companyNumber, ...entity }) => (
          <p key={legalName}>
            {t.rich('controller', {
              ...marks,
              legalName,
              companyNumber,
              address: entity.address ?? address,
              phone,
              email,
            })}
          </p>
        ))}
        {officer && <p>{t.rich('officer', { ...marks, name: officer.name, email: officer.email })}</p>}
        {officer?.phone && <p>{t.rich('officerPhone', { ...marks, phone: officer.phone })}</p>}
      </Part>
      <Part id="collected" title={t('collectedTitle')}>
        <ul role="list">
          <li>{t.rich('inquiries', { ...marks, buildings: hasBuildings ? 'yes' : 'no' })}</li>
          <li>{t.rich('calls', { ...marks, chat: hasChat ? 'yes' : 'no' })}</li>
          <li>{t.rich('visits', marks)}</li>
          <li>{t.rich('source', marks)}</li>
          <li>{t.rich('nothing', marks)}</li>
        </ul>
      </Part>
      <Part id="kept" title={t('keptTitle')}>
        <Kept privacy={privacy} />
        <p>{t('afterwards')}</p>
        <p>{t('security')}</p>
      </Part>
      <Part id="receivers" title={t('receiversTitle')}>
        <p>{t('receivers')}</p>
        {abroad && <p>{t('abroad', { place: abroad })}</p>}
      </Part>
      <Part id="others" title={t('othersTitle')}>
        <p>{t('others', { services })}</p>
      </Part>
      <Part id="rights" title={t('rightsTitle')}>
        <Rights email={officer?.email ?? email} hasOfficer={officer !== undefined} />
      </Part>
    </LegalText>
  );
}
