import classes from './authentication-dialog.module.css';

export type AuthenticationAnswer = 'complete' | 'fail';

/**
 * Stands for the bank's own window, in which a shopper proves to be the card's owner (3-D Secure).
 * Closing it without an answer fails the authentication, as with Stripe.js.
 */
export function askForAuthentication(): Promise<AuthenticationAnswer> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = classes.dialog ?? '';
    dialog.setAttribute('aria-labelledby', 'sandbox-authentication-title');

    const title = document.createElement('h2');
    title.id = 'sandbox-authentication-title';
    title.className = classes.title ?? '';
    title.textContent = 'Confirm this payment';
    const text = document.createElement('p');
    text.className = classes.text ?? '';
    text.textContent =
      'Here your bank would ask whether it is really you. This is a test card, so you decide.';

    function answerWith(answer: AuthenticationAnswer): void {
      dialog.close();
      dialog.remove();
      resolve(answer);
    }

    const buttons = document.createElement('div');
    buttons.className = classes.buttons ?? '';
    buttons.append(
      button('Complete authentication', classes.primary, () => answerWith('complete')),
      button('Fail authentication', classes.secondary, () => answerWith('fail')),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answerWith('fail');
    });
    dialog.append(title, text, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}

function button(label: string, className: string | undefined, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `${classes.button ?? ''} ${className ?? ''}`;
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
