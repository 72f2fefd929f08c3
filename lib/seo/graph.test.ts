import { addressNode } from './graph';

test.each([
  ['7 Hamasger Street, Hartuv, Beit Shemesh', ['7 Hamasger Street, Hartuv', 'Beit Shemesh', undefined]],
  ['רחוב המסגר 7, בית שמש 9906105', ['רחוב המסגר 7', 'בית שמש', '9906105']],
  ['Beit Shemesh, 7 Hamasger Street', ['Beit Shemesh, 7 Hamasger Street', undefined, undefined]],
  ['4 Quay Avenue', ['4 Quay Avenue', undefined, undefined]],
])(
  'the address “%s” is split into street, town and postcode',
  (address, [streetAddress, addressLocality, postalCode]) => {
    expect(addressNode(address)).toEqual({
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      postalCode,
      addressCountry: 'IL',
    });
  },
);
