import { MAX_THREAD_TEXT } from '../../../../domain/threads/thread-rules.ts';
import type { Mail } from '../../outbox/mail.entity.ts';
import { escaped } from '../../platform/text/escape-html.ts';
import { mailboxStyles } from './mailbox-styles.ts';

/** The mail that is opened, and what became of an answer to it that was just sent. */
type OpenedMail = Mail & { readonly answer?: unknown };

/** A page of the demo mailbox: what was sent, and the mail that is opened. It needs no script. */
export function mailboxPage(shopName: string, mails: readonly Mail[], opened: OpenedMail | null): string {
  const title = opened ? `${opened.subject} · Mailbox` : 'Mailbox';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${title} · ${shopName}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${mailboxStyles}</style>
</head>
<body class="${opened ? 'has-mail' : ''}">
<header>
<a class="name" href="/">${escaped(shopName)}</a>
<p>Mails of the demo. A shop with a mail server sends them instead.</p>
</header>
<main>
<nav aria-label="Mails">
${opened ? '<h2>Mailbox</h2>' : '<h1>Mailbox</h1>'}
${mails.length > 0 ? `<ol>${mails.map((mail) => itemOf(mail, opened)).join('\n')}</ol>` : emptyList}
</nav>
${opened ? mailMarkup(opened) : hint(mails.length)}
</main>
</body>
</html>`;
}

const emptyList =
  '<p class="empty">Nothing was sent yet. Register, order something or ask for an animal: the mail is here some seconds later.</p>';

function hint(count: number): string {
  return count > 0 ? '<p class="hint">Choose a mail to read it.</p>' : '';
}

function itemOf(mail: Mail, opened: Mail | null): string {
  const isOpened = mail._id === opened?._id;
  return `<li><a href="/mailbox?mail=${encodeURIComponent(mail._id)}"${isOpened ? ' aria-current="true"' : ''}>
<span class="subject">${escaped(mail.subject ?? '')}</span>
<span class="to">To ${escaped(mail.to ?? '')}</span>
${timeOf(mail)}
</a></li>`;
}

/** The mail stands in a frame of its own, in which nothing runs and whose links open elsewhere. */
function mailMarkup(mail: OpenedMail): string {
  const { subject = '', to = '', html = '', text = '', kind, attachments = [] } = mail;
  return `<article>
<a class="back" href="/mailbox">All mails</a>
<h1>${escaped(subject)}</h1>
<dl>
<div><dt>To</dt><dd>${escaped(to)}</dd></div>
<div><dt>Sent</dt><dd>${timeOf(mail)}</dd></div>
<div><dt>Kind</dt><dd><code>${kind}</code></dd></div>
${attachments.map(({ filename }) => `<div><dt>File</dt><dd>${escaped(filename)}</dd></div>`).join('\n')}
</dl>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>
<h2 id="as-text">As text</h2>
<pre tabindex="0" aria-labelledby="as-text">${escaped(text)}</pre>
${mail.takesAnswers ? answerForm(mail) : ''}
</article>`;
}

/** Answers the mail, as its reader's own program would. */
function answerForm({ _id, replyTo = '', answer }: OpenedMail): string {
  return `<form method="post" action="/mailbox">
<h2>Answer it</h2>
${typeof answer === 'string' ? `<p role="status">${answer === 'taken' ? 'Your answer is with the shop.' : 'The shop has taken nothing of that.'}</p>` : ''}
<p>To ${escaped(replyTo)}</p>
<input type="hidden" name="mail" value="${escaped(_id)}">
<label for="answer">Your answer</label>
<textarea id="answer" name="text" rows="4" maxlength="${MAX_THREAD_TEXT}" dir="auto" required></textarea>
<button>Send</button>
</form>`;
}

const { format } = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

function timeOf({ sentAt }: Mail): string {
  return sentAt ? `<time datetime="${sentAt.toISOString()}">${format(sentAt)} UTC</time>` : '';
}
