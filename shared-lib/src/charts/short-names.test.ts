import { shortNames } from './short-names';

test('keeps the code and both ends of long names that begin alike', () => {
  const names = ['Muar', 'Kajang'].map(
    (town, nth) => `P-000${nth} Pembinaan sekolah kebangsaan 24 bilik darjah, ${town}`,
  );

  expect(shortNames(names, 40)).toEqual([
    'P-0000 Pembinaan sekolah…darjah, Muar',
    'P-0001 Pembinaan sekolah…darjah, Kajang',
  ]);
});

test('leaves a name that fits as it is', () => {
  expect(shortNames(['P-0001 Pejabat'], 14)).toEqual(['P-0001 Pejabat']);
});

test('leaves out nothing of names that differ only in their middles', () => {
  const names = ['Harta Usaha Lestari (Selangor) Sdn Bhd', 'Harta Usaha Bestari (Selangor) Sdn Bhd'];

  expect(shortNames([...names, 'Kumpulan Usaha Abadi (Selangor) Sdn Bhd'], 20)).toEqual([...names, 'Kumpulan…Sdn Bhd']);
});

test('numbers what has the same name', () => {
  expect(shortNames(['Seri Maju', 'Tegap', 'Seri Maju'], 40)).toEqual(['Seri Maju', 'Tegap', 'Seri Maju (2)']);
});
