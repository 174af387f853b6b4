import { replaceBetweenMarkers } from './markers.ts';

const begin = '<!-- npm run bench writes from here -->';
const end = '<!-- to here -->';

describe('a page that is written again', () => {
  it('keeps what stands around the markers', () => {
    const page = `# Title\n${begin}\n\nold\n\n${end}\n\n## Pages on a phone\n`;
    const next = replaceBetweenMarkers(page, 'new');
    expect(next).toBe(`# Title\n${begin}\n\nnew\n\n${end}\n\n## Pages on a phone\n`);
    expect(replaceBetweenMarkers(next, 'new')).toBe(next);
  });

  it('is rejected where a marker is missing', () => {
    expect(() => replaceBetweenMarkers(`# Title\n${begin}\n`, 'new')).toThrow('There is no line');
  });
});
