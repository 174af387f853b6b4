import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSettings } from '../../../../domain/shop-settings/settings-table.ts';
import { ada, anApi, anIdentity, renderApp } from '../../testing/render-app.tsx';
import { shopFactsData } from '../../testing/shop-facts.ts';

const settings = { ...defaultSettings, ...shopFactsData().shopSettings };

const decisions = [{ name: 'Yes', text: 'Yes, {name}!' }];

const answers = [
  { name: 'Late', text: 'Sorry.' },
  { name: 'Thanks', text: 'Thank you.' },
];

function stored(changes: object = {}, version = 3) {
  return {
    __typename: 'EditableShopSettings',
    ...{ version, updatedAt: null, updatedBy: null },
    settings: { ...settings, ...changes },
    decisionTemplates: decisions.map((one) => ({ __typename: 'AnswerTemplate', ...one })),
    answerTemplates: answers.map((one) => ({ __typename: 'AnswerTemplate', ...one })),
  };
}

const price = (total: number, reason: string | null = null) => ({
  ...{ __typename: 'PreviewedPrice', total, reason, delivery: 5, reductions: 0, tax: null },
});

function open(answers: Readonly<Record<string, object>> = {}) {
  const api = anApi({
    answers: {
      EditableSettings: { editableShopSettings: stored() },
      ShopFacts: shopFactsData(),
      PreviewSettings: {
        previewShopSettings: [
          {
            ...{ __typename: 'PreviewedCart', title: 'A bed', delivery: 'STANDARD' },
            ...{ before: price(54.99), after: price(57.49) },
          },
        ],
      },
      ...answers,
    },
  });
  return renderApp('/adminDashboard/settings', { api, identity: anIdentity({ user: ada }) });
}

async function type(label: string, text: string) {
  const user = userEvent.setup();
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
  return user;
}

function sent(api: ReturnType<typeof anApi>, operation: string) {
  return api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables.input);
}

describe('the settings of the shop', () => {
  it('are shown, with each day of the week', async () => {
    await open();
    expect(await screen.findByLabelText('Name')).toHaveValue('Fern & Paw');
    expect(screen.getByLabelText('Standard')).toHaveValue('5');
    expect(screen.getByRole('switch', { name: 'Sunday' })).toBeChecked();
    expect(screen.getByLabelText('Sunday: opens')).toHaveValue('10:00');
    expect(screen.getByText(/example carts stand here/)).toBeVisible();
  });

  it('are saved as far as they were changed, with the version that was read', async () => {
    const saved = stored({ standardDelivery: 7.5 }, 4);
    const { api } = await open({ UpdateSettings: { updateShopSettings: saved } });
    const user = await type('Standard', '7.50');
    await user.click(screen.getByRole('switch', { name: 'Sunday' }));
    const preview = screen.getByRole('region', { name: 'What carts would cost' });
    expect(await within(preview).findByText('$57.49')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    const [input] = sent(api, 'UpdateSettings') as [{ openingHours: unknown[] }];
    expect(input).toMatchObject({ version: 3, standardDelivery: 7.5 });
    expect(input.openingHours).toHaveLength(6);
    expect(Object.keys(input).toSorted()).toEqual(['openingHours', 'standardDelivery', 'version']);
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  });

  it('are the answers that are given often, added and removed', async () => {
    const { api } = await open({ UpdateSettings: { updateShopSettings: stored({}, 4) } });
    const user = await type('Text of answer 2', 'Thank you, {name}.');
    await user.click(screen.getByRole('button', { name: 'Add an answer' }));
    await user.type(screen.getByLabelText('Name of answer 3'), 'thanks');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(screen.getByLabelText('Text of answer 3')).toBeInvalid();
    await user.type(screen.getByLabelText('Text of answer 3'), 'Bye.');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(screen.getByLabelText('Name of answer 3')).toHaveAccessibleDescription('Each name once');
    await type('Name of answer 3', 'Bye');
    await user.click(screen.getByRole('button', { name: 'Remove Late' }));
    expect(screen.getByRole('button', { name: 'Add an answer' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent(api, 'UpdateSettings')).toEqual([
      {
        version: 3,
        answerTemplates: [
          { name: 'Thanks', text: 'Thank you, {name}.' },
          { name: 'Bye', text: 'Bye.' },
        ],
      },
    ]);
  });

  it('are words for decisions, beside the answers and apart from them', async () => {
    const { api } = await open({ UpdateSettings: { updateShopSettings: stored({}, 4) } });
    const user = await type('Text of decision 1', 'Of course, {name}!');
    await user.click(screen.getByRole('button', { name: 'Add a decision' }));
    await user.type(screen.getByLabelText('Name of decision 2'), 'No');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(screen.getByLabelText('Text of decision 2')).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Remove No' }));
    expect(screen.getByRole('button', { name: 'Add a decision' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent(api, 'UpdateSettings')).toEqual([
      { version: 3, decisionTemplates: [{ name: 'Yes', text: 'Of course, {name}!' }] },
    ]);
  });

  it('are days and postcodes with commas between them, and what is on or off', async () => {
    const { api } = await open({ UpdateSettings: { updateShopSettings: stored({}, 4) } });
    await type('Holidays', '2026-12-25, 2026-02-30');
    const user = await type('Only to postcodes that begin with', '105, sw1a');
    await user.click(screen.getByRole('switch', { name: /promised same day was missed/ }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Days such as 2026-12-25')).toBeVisible();
    await type('Holidays', '2027-01-01, 2026-12-25');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('The settings are saved')).toBeVisible();
    expect(sent(api, 'UpdateSettings')).toEqual([
      {
        version: 3,
        holidays: ['2026-12-25', '2027-01-01'],
        sameDayPostcodes: ['105', 'SW1A'],
        refundsMissedSameDay: true,
      },
    ]);
  });

  it('say what is wrong beside each field, and send nothing', async () => {
    const { api } = await open();
    await type('Name', '');
    await type('Same day from a total of', 'much');
    await type('Saturday: closes', '8:00');
    await type('Days on the way, at least', '5');
    const user = await type('Instagram', 'http://instagram.com');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(screen.getByText('A number of dollars')).toBeVisible();
    expect(screen.getByText('A time such as 09:00')).toBeVisible();
    expect(screen.getByText('Not fewer than the least')).toBeVisible();
    expect(screen.getByText('An address that begins with https://')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(sent(api, 'UpdateSettings')).toEqual([]);
  });

  it('stay in the form where they could not be saved', async () => {
    await open();
    const user = await type('Name', 'Moss & Paw');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(
      await screen.findByText(/Nothing was saved, and everything you typed is still here/),
    ).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Moss & Paw');
  });

  it('are not left behind without a question', async () => {
    const { path } = await open({ Synonyms: { synonyms: [] } });
    const user = await type('Name', 'Moss & Paw');
    const menu = screen.getByRole('navigation', { name: 'Back office' });
    await user.click(within(menu).getByRole('link', { name: 'Synonyms' }));
    const question = await screen.findByText('Leave without saving your changes?');
    expect(path()).toBe('/adminDashboard/settings');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Moss & Paw');
    await user.click(within(menu).getByRole('link', { name: 'Synonyms' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(path()).toBe('/adminDashboard/synonyms'));
  });

  it('are as they were saved last once somebody says that what they typed can go', async () => {
    await open();
    const user = await type('Name', 'Moss & Paw');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    expect(screen.getByLabelText('Name')).toHaveValue('Moss & Paw');
    await user.click(within(question).getByRole('button', { name: 'Yes, discard them' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Fern & Paw'));
  });

  it('say so where they can not be loaded', async () => {
    await open({ EditableSettings: undefined as never });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('what every page says of the shop', () => {
  it('is what the settings say', async () => {
    const facts = {
      name: 'Moss & Paw',
      sameDayFrom: 20,
      sameDayBeforeHour: 11,
      instagram: 'https://www.instagram.com/moss',
    };
    const api = anApi({ answers: { ShopFacts: shopFactsData(facts) } });
    await renderApp('/terms', { api });
    expect(
      await screen.findByText('Free same-day delivery on orders of $20 or more if ordered by 11am'),
    ).toBeVisible();
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByText('Moss & Paw')).toBeVisible();
    expect(within(footer).getByText('Mon – Sat')).toBeVisible();
    expect(within(footer).getByRole('link', { name: /Instagram/ })).toBeVisible();
    expect(within(footer).queryByRole('link', { name: /Facebook/ })).not.toBeInTheDocument();
  });

  it('has the owner’s texts on pages of their own', async () => {
    const text = 'One line.\n\n# A heading\n<b>Bold</b>';
    const texts = { __typename: 'ShopSettings', returnsText: text, privacyText: text, termsText: text };
    await renderApp('/privacy', { api: anApi({ answers: { ShopTexts: { shopSettings: texts } } }) });
    expect(await screen.findByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
    expect(screen.getByText('<b>Bold</b>')).toBeVisible();
  });
});
