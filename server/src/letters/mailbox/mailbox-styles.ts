/** The look of the demo mailbox: the shop's colours (client/src/ui/theme/theme.ts), and fonts that need no file. */
export const mailboxStyles = `
:root {
  color-scheme: light dark;
  --paper: #fbf7f0; --surface: #ffffff; --sunken: #f4ead9; --ink: #26302b; --faint: #5c665f;
  --rule: #e4d9c8; --band: #1f5b4a; --on-band: #fdf8ef; --link: #1f5b4a; --soft: #dbeae2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #161c19; --surface: #1f2723; --sunken: #2b332f; --ink: #f0ebe2; --faint: #b0bab4;
    --rule: #36403a; --band: #123a2f; --on-band: #fdf8ef; --link: #8fcab6; --soft: #194b3d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 'Nunito Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: -3px; border-radius: 8px; }
h1, h2, .name { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.25; }
header {
  background: var(--band); color: var(--on-band); padding: 14px 24px;
  display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline;
}
header p { margin: 0; font-size: 14px; }
.name { color: inherit; font-size: 22px; text-decoration: none; }
.name:focus-visible { outline-color: var(--on-band); outline-offset: 2px; }
main { flex: 1; display: grid; grid-template-columns: minmax(280px, 380px) minmax(0, 1fr); }
nav { border-right: 1px solid var(--rule); background: var(--surface); }
nav :is(h1, h2) { font-size: 24px; margin: 20px 24px 12px; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--rule); }
li a { display: grid; gap: 2px; padding: 12px 24px; color: inherit; text-decoration: none; }
li a:hover { background: var(--sunken); }
li a[aria-current] { background: var(--soft); }
.subject { font-weight: 700; }
.to, li time, dt { color: var(--faint); font-size: 14px; }
[aria-current] .to, [aria-current] time { color: inherit; }
.empty, .hint { color: var(--faint); margin: 0; padding: 24px; }
.hint { align-self: center; justify-self: center; }
article { padding: 24px; min-width: 0; }
article h1 { font-size: 26px; margin: 0 0 12px; }
article h2 { font-size: 18px; margin: 24px 0 8px; }
dl { display: flex; flex-wrap: wrap; gap: 6px 28px; margin: 0 0 16px; }
dl div { display: flex; gap: 8px; align-items: baseline; }
dd { margin: 0; }
iframe {
  display: block; width: 100%; height: 78vh; background: var(--paper);
  border: 1px solid var(--rule); border-radius: 14px;
}
pre {
  margin: 0; padding: 20px; background: var(--sunken); border-radius: 14px;
  font-size: 14px; white-space: pre-wrap;
}
form { display: grid; gap: 8px; justify-items: start; margin-top: 24px; }
form :is(h2, p) { margin: 0; }
label { font-weight: 700; }
textarea {
  width: 100%; padding: 12px; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--faint); border-radius: 14px;
}
button {
  min-height: 44px; padding: 8px 24px; font: inherit; font-weight: 700; cursor: pointer;
  color: var(--on-band); background: var(--band); border: 1px solid var(--faint); border-radius: 14px;
}
.back { display: none; }
@media (max-width: 800px) {
  main { grid-template-columns: minmax(0, 1fr); }
  nav { border-right: none; }
  .has-mail nav { display: none; }
  .back { display: inline-block; margin-bottom: 12px; }
  .hint { display: none; }
  article { padding: 16px; }
}
`;
