import { render } from '@testing-library/react';
import { Barcode } from './barcode.tsx';

it('has the empty margin of ten modules on both sides that scanners want', () => {
  const { container } = render(<Barcode text="FP-7K3M-92QD" />);
  const bars = [...container.querySelectorAll('rect')];
  const [left = 0, , width = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const last = bars.at(-1);
  const end = Number(last?.getAttribute('x')) + Number(last?.getAttribute('width'));
  expect(Number(bars[0]?.getAttribute('x')) - left).toBe(10);
  expect(left + width - end).toBe(10);
});
