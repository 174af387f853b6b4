import classes from './question-dialog.module.css';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Names of the two buttons. */
  readonly yes: string;
  readonly no: string;
}

/** Stands for a window of a bank or a wallet above the page. Closing it without an answer is a no, as with Stripe.js. */
export function askInDialog({ title, text, yes, no }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = classes.dialog ?? '';
    dialog.setAttribute('aria-labelledby', 'sandbox-question-title');

    const heading = document.createElement('h2');
    heading.id = 'sandbox-question-title';
    heading.className = classes.title ?? '';
    heading.textContent = title;
    const words = document.createElement('p');
    words.className = classes.text ?? '';
    words.textContent = text;

    function answerWith(answer: boolean): void {
      dialog.close();
      dialog.remove();
      resolve(answer);
    }

    const buttons = document.createElement('div');
    buttons.className = classes.buttons ?? '';
    buttons.append(
      button(yes, classes.primary, () => answerWith(true)),
      button(no, classes.secondary, () => answerWith(false)),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answerWith(false);
    });
    dialog.append(heading, words, buttons);
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
