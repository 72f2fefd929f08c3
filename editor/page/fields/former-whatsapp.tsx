import { toWhatsapp } from '../../../tools/check/phone-numbers';
import { isAt, type Place } from '../../backend/edit';
import { Button } from '../button';
import { useEditor } from '../editor-state';
import { focusField } from './focus-field';

/** Offers the new number of a phone for WhatsApp, which still has the former number. */
export function FormerWhatsapp({ file, path }: Place) {
  const { state, change, t, read } = useEditor();
  const place = [...path.slice(0, -1), 'whatsapp'];
  const [phone, number] = [String(read(file, path) ?? ''), String(read(file, place) ?? '')];
  const value = toWhatsapp(phone);
  const hadNumber = state.changes
    .flatMap(({ steps }) => steps)
    .some((step) => isAt(step, { file, path }) && toWhatsapp(String(step.before)) === number);
  if (!value || !number || !hadNumber || value === number) return null;
  function use(): void {
    change({ kind: 'set', file, path: place, value });
    focusField({ file, path: place });
  }

  return (
    <div className="notes" role="status">
      <p className="warning">
        {t('formerWhatsapp', { number })}
        <Button onClick={use}>{t('useNumber', { number: value })}</Button>
      </p>
    </div>
  );
}
