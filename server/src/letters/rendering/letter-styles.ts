/*
 * The shop's look in a mail (client/src/ui/theme/theme.ts has its colours). Programs that read mail know neither
 * variables nor layers, so that each style stands at its element, and the dark ones outdo them.
 */

const light = {
  paper: '#fbf7f0',
  sheet: '#ffffff',
  band: '#1f5b4a',
  onBand: '#fdf8ef',
  ink: '#26302b',
  faint: '#5c665f',
  link: '#1f5b4a',
  rule: '#e4d9c8',
};

const dark = {
  paper: '#161c19',
  sheet: '#1f2723',
  band: '#123a2f',
  onBand: '#fdf8ef',
  ink: '#f0ebe2',
  faint: '#b0bab4',
  link: '#8fcab6',
  rule: '#36403a',
  button: '#8fcab6',
  onButton: '#111613',
};

const sans = "'Nunito Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
/** A word that is longer than a line must not make the mail wider than its window. */
const wraps = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const text = { fontFamily: sans, fontSize: '16px', lineHeight: '24px', ...wraps } as const;

export const styles = {
  paper: { backgroundColor: light.paper, margin: 0, padding: '24px 12px' },
  column: { maxWidth: '560px' },
  band: { backgroundColor: light.band, borderRadius: '14px 14px 0 0', padding: '18px 28px' },
  name: { color: light.onBand, fontFamily: serif, fontSize: '22px', fontWeight: 600, textDecoration: 'none' },
  sheet: {
    backgroundColor: light.sheet,
    border: `1px solid ${light.rule}`,
    borderTop: 'none',
    borderRadius: '0 0 14px 14px',
    padding: '28px',
  },
  heading: {
    color: light.ink,
    fontFamily: serif,
    fontSize: '26px',
    fontWeight: 600,
    lineHeight: '32px',
    margin: '0 0 12px',
    ...wraps,
  },
  paragraph: { ...text, color: light.ink, margin: '0 0 14px', whiteSpace: 'pre-line' },
  bill: { margin: '10px 0 18px' },
  rule: { borderColor: light.rule, borderTop: `1px solid ${light.rule}`, margin: '8px 0' },
  ink: { ...text, color: light.ink },
  faint: { ...text, color: light.faint },
  label: { padding: '4px 16px 4px 0', verticalAlign: 'top' },
  amount: { padding: '4px 0', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
  total: { fontSize: '18px', fontWeight: 700 },
  fact: { margin: '0 0 12px' },
  factLabel: { ...text, color: light.faint, fontSize: '14px', lineHeight: '20px', margin: 0 },
  factValue: { ...text, color: light.ink, margin: 0, whiteSpace: 'pre-line' },
  button: {
    ...text,
    backgroundColor: light.band,
    borderRadius: '24px',
    color: light.onBand,
    fontWeight: 700,
    marginTop: '10px',
    padding: '12px 26px',
    textDecoration: 'none',
  },
  others: { ...text, margin: '16px 0 0' },
  link: { color: light.link, textDecoration: 'underline' },
  footerLink: { color: light.faint, textDecoration: 'underline' },
  footer: {
    ...text,
    color: light.faint,
    fontSize: '13px',
    lineHeight: '20px',
    margin: '16px 0 0',
    textAlign: 'center',
  },
} as const;

export const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
    .band { background-color: ${dark.band} !important; }
    .on-band { color: ${dark.onBand} !important; }
    .button { background-color: ${dark.button} !important; color: ${dark.onButton} !important; }
    .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.rule} !important; }
    .ink { color: ${dark.ink} !important; }
    .faint { color: ${dark.faint} !important; }
    .link { color: ${dark.link} !important; }
    .rule { border-color: ${dark.rule} !important; }
  }
`;
