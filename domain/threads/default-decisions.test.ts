import { fillTemplate } from './answer-templates.ts';
import { defaultDecisions } from './default-decisions.ts';

const known = { name: 'Mia Keller', shop: 'Fern & Paw', item: 'Juniper', order: null };

it.each(defaultDecisions)('“$name” has no gap but what whoever decides alone knows', ({ text }) => {
  const filled = fillTemplate(text, known);
  expect(filled).toContain('Juniper');
  expect(filled).not.toMatch(/[{}]/);
  expect(filled.match(/\[… .* …\]/g) ?? []).toEqual(
    (text.match(/\{(by when|reason)\}/g) ?? []).map((name) => `[… ${name.slice(1, -1)} …]`),
  );
});
