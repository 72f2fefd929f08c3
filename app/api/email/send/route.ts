import { after } from 'next/server';
import { contactForm } from '@/server/inquiry/forms';
import { inquiryRoute } from '@/server/inquiry/route';
import { translationsOf } from '../translations';

/** Receives the contact form (specification §7). */
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS, POST } = inquiryRoute({
  form: contactForm,
  translations: translationsOf('Contact', '/'),
  keepAlive: after,
});
