import type { Company } from '../read/company';

/**
 * Returns the company with the contact persons of a building or unit; with all of them where it names none.
 *
 * @param ids of people, the first contact first
 */
export function withPeople<Of extends Pick<Company, 'people'>>(
  company: Of,
  ids: readonly string[] | undefined,
): Of {
  const people = ids?.flatMap((id) => company.people.filter((person) => person.id === id));
  return { ...company, people: people ?? company.people };
}
