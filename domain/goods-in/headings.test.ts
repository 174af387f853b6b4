import { guessMapping, headingsKey, type Target } from './headings.ts';
import { mappingOf, systemOf } from './systems.ts';

function guessed(line: string, separator = ','): Record<string, Target> {
  const headings = line.split(separator);
  const pairs = guessMapping(headings).flatMap((target, place) =>
    target ? [[headings[place] ?? '', target] as const] : [],
  );
  return Object.fromEntries(pairs);
}

describe('the headings of a supplier’s list', () => {
  it.each<[string, string, Record<string, Target>]>([
    [
      'of a German wholesaler',
      'Artikelnummer,Hersteller_Artikelnummer,EAN,ArtikelBez_S3,ArtikelText_S1,Preis,Lagermenge,Nettogewicht',
      {
        ...{ Artikelnummer: 'sku', EAN: 'barcode', ArtikelBez_S3: 'petname', ArtikelText_S1: 'details' },
        ...{ Preis: 'petprice', Lagermenge: 'stock' },
      },
    ],
    [
      'in short German words',
      'Artikel-Nr,Name,Beschreibung,EK,VK1,VK2,Hersteller Name,EAN',
      {
        ...{
          'Artikel-Nr': 'sku',
          Name: 'petname',
          Beschreibung: 'details',
          EK: 'costPrice',
          VK1: 'petprice',
        },
        ...{ 'Hersteller Name': 'brand', EAN: 'barcode' },
      },
    ],
    [
      'in French',
      'Identifiant (code article),Libellé (désignation),Unité,Prix d’achat,Prix de vente',
      {
        'Identifiant (code article)': 'sku',
        'Libellé (désignation)': 'petname',
        'Prix d’achat': 'costPrice',
        'Prix de vente': 'petprice',
      },
    ],
    [
      'of a wholesaler in the United States',
      'Item No,Item Description,Size,Unit of Measure,Item Price,Brand Name,UPC Code,Sugg. Retail',
      {
        ...{ 'Item No': 'sku', 'Item Description': 'petname', Size: 'size', 'Item Price': 'costPrice' },
        ...{ 'Brand Name': 'brand', 'UPC Code': 'barcode', 'Sugg. Retail': 'petprice' },
      },
    ],
    [
      'of the shop, in any case',
      '_ID,PETNAME,CostPrice',
      { _ID: '_id', PETNAME: 'petname', CostPrice: 'costPrice' },
    ],
    ['of the shop, from before the coat was called so', '_id,colorName', { _id: '_id', colorName: 'coat' }],
  ])('%s say what they are', (_what, line, mapping) => {
    expect(guessed(line)).toEqual(mapping);
  });

  it('are known again in another order and case, with or without the column of problems', () => {
    expect(headingsKey(['EAN', 'Artikel-Nr.'])).toBe(headingsKey(['artikel nr', 'ean', 'Problem']));
    expect(headingsKey(['EAN'])).not.toBe(headingsKey(['EAN', 'EK']));
  });
});

describe('whose file it is', () => {
  it.each([
    ['own', '_id,petname,petprice'],
    ['own', 'SKU,Stock,STOCKWAS'],
    ['shopify', 'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price'],
    ['shopify', 'Title,URL handle,Description,SKU,Price,Inventory quantity'],
    ['woocommerce', 'ID,Type,SKU,Name,Published,Regular price,Categories'],
    ['list', 'SKU,Name,Price'],
    ['list', 'Title,Price'],
  ])('%s: %s', (system, line) => {
    expect(systemOf(line.split(','))).toBe(system);
  });

  it('knows Shopify’s columns by their old and new names', () => {
    const old = [
      'Variant SKU',
      'Variant Barcode',
      'Variant Price',
      'Cost per item',
      'Variant Inventory Qty',
      'Image Src',
    ];
    const recent = ['SKU', 'Barcode', 'Price', 'Cost per item', 'Inventory quantity', 'Product image URL'];
    const targets = ['sku', 'barcode', 'petprice', 'costPrice', 'stock', null];
    expect([mappingOf(old, 'shopify'), mappingOf(recent, 'shopify')]).toEqual([targets, targets]);
  });
});
