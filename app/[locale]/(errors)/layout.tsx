import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import type { Locale } from '@/i18n/routing';
import { getCompany } from '@/model';

/** Renders the frame of the error pages. */
export default async function ErrorLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = (await params).locale as Locale;
  const company = getCompany(locale);
  return (
    <PageFrame company={company} header={<TopBar company={company} href="/" />}>
      {children}
    </PageFrame>
  );
}
