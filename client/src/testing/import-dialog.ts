import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Answer = () => Response | Promise<Response>;

/** Paths that files were sent to. */
export const asked: string[] = [];

/** Answers files one after another, the last answer again and again. */
export function answerWith(...answers: Answer[]): void {
  asked.length = 0;
  globalThis.fetch = (async (address: string) => {
    if (!address.startsWith('/admin/import')) return new Response('{}');
    asked.push(address);
    return answers[Math.min(asked.length, answers.length) - 1]?.();
  }) as typeof fetch;
}

export function says(body: object, status = 200): Answer {
  return () => new Response(JSON.stringify(body), { status });
}

export function refuses(status: number, code: string, message: string): Answer {
  return says({ error: { code, message } }, status);
}

/** Opens the dialog of a page that imports a file. */
export async function openImport(title: string, fileName: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  // jsdom's files have no way to be read as a whole.
  const file = Object.assign(new File(['_id'], fileName), { arrayBuffer: async () => new ArrayBuffer(3) });
  const choose = () => userEvent.upload(dialog.getByLabelText('CSV file'), file);
  return { dialog, choose, importButton: dialog.getByRole('button', { name: 'Import' }) };
}
