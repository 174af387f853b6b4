import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EndRepeatPlanDocument,
  RepeatPlansDocument,
  RepeatPricesNowDocument,
  SendRepeatDeliveryNowDocument,
  SkipRepeatDeliveryDocument,
  UpdateRepeatPlanDocument,
} from '../features/repeats/api/repeats.operations.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { aNala, notTakenAnswer } from '../testing/own-animals.ts';
import { aForecast, aPlan, aPlanItem } from '../testing/repeat-plans.ts';
import { emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as RepeatDeliveryPage } from './repeat-delivery.page.tsx';

type Answers = Parameters<typeof renderShopPage>[2];

function listAnswer(...plans: readonly object[]) {
  const me = { __typename: 'User', _id: 'u1', repeatPlans: plans };
  return { request: { query: RepeatPlansDocument }, result: { data: { me } } };
}

function updateAnswer(input: object, after: object) {
  return {
    request: { query: UpdateRepeatPlanDocument, variables: { id: 'plan-1', input } },
    result: { data: { updateRepeatPlan: after } },
  };
}

function open(...answers: Answers) {
  return openWith({}, ...answers);
}

function openWith(options: Parameters<typeof renderShopPage>[3], ...answers: Answers) {
  const route = { path: '/repeatDelivery', element: <RepeatDeliveryPage /> };
  return renderShopPage('/repeatDelivery', route, answers, options);
}

async function planCard() {
  return within(await screen.findByRole('article', { name: 'Salmon kibble' }));
}

async function press(name: string | RegExp) {
  await userEvent.click((await planCard()).getByRole('button', { name }));
}

beforeEach(emptyCart);

describe('the plans of an account', () => {
  it('are loading, and then say what comes when, what it costs and why, and which card pays', async () => {
    open(listAnswer(aPlan()));
    expect(screen.getByRole('status')).toHaveTextContent('Loading......');
    const card = await planCard();
    expect(card.getByText('Wed, Dec 23')).toBeVisible();
    expect(card.getByText('Visa ending in 4242')).toBeVisible();
    expect(card.getByText(/1 Paw Lane/)).toBeVisible();
    const price = within(card.getByRole('region', { name: 'What it will cost' }));
    expect(price.getByText('3 × Salmon kibble')).toBeVisible();
    expect(price.getByText('-$3.00')).toBeVisible();
    expect(price.getByText('$61.97')).toBeVisible();
    expect(price.queryByText(/curbside/)).not.toBeInTheDocument();
  });

  it('that are none lead to food', async () => {
    open(listAnswer());
    expect(await screen.findByText('No repeat deliveries yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look for food' })).toHaveAttribute(
      'href',
      '/PetSearchItems?category=food',
    );
  });

  it('that could not be loaded are asked for again', async () => {
    open({ request: { query: RepeatPlansDocument }, error: new Error('Gone') }, listAnswer(aPlan()));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gone');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await planCard()).toBeTruthy();
  });

  it('that have ended stand below in a line', async () => {
    open(
      listAnswer(aPlan({ status: 'ENDED', endedAt: '2026-11-26T12:00:00.000Z', price: null, deliveries: 2 })),
    );
    const ended = within(await screen.findByRole('region', { name: 'Ended' }));
    expect(ended.getByText(/2 repeat deliveries, ended Nov 26, 2026/)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('a plan', () => {
  it('is skipped by one press, which says beforehand and afterwards when the next one comes', async () => {
    open(listAnswer(aPlan()), {
      request: { query: SkipRepeatDeliveryDocument, variables: { id: 'plan-1' } },
      result: { data: { skipRepeatDelivery: aPlan({ nextDate: '2027-01-20' }) } },
    });
    expect((await planCard()).getByRole('button', { name: 'Skip this one' })).toHaveAccessibleDescription(
      'Skipping leaves out Wed, Dec 23; the one after it comes on Wed, Jan 20, 2027.',
    );
    await press('Skip this one');
    expect(await screen.findByText('Skipped. The next delivery comes on Wed, Jan 20, 2027.')).toBeVisible();
  });

  it('is paused and resumed by the same button', async () => {
    open(
      listAnswer(aPlan()),
      updateAnswer({ isPaused: true }, aPlan({ status: 'PAUSED' })),
      updateAnswer({ isPaused: false }, aPlan()),
    );
    await press('Pause');
    expect(await screen.findByText('Paused: nothing comes')).toBeVisible();
    await press('Resume');
    await waitFor(() => expect(screen.queryByText('Paused: nothing comes')).not.toBeInTheDocument());
  });

  it('is sent now once its price of now is confirmed', async () => {
    const priceNow = { __typename: 'Quote', total: 56.97 };
    const now = { __typename: 'RepeatPlan', _id: 'plan-1', priceNow, fingerprintNow: 'seen' };
    open(
      listAnswer(aPlan()),
      {
        request: { query: RepeatPricesNowDocument },
        result: { data: { me: { __typename: 'User', _id: 'u1', repeatPlans: [now] } } },
      },
      {
        request: {
          query: SendRepeatDeliveryNowDocument,
          variables: { id: 'plan-1', fingerprint: 'seen' },
        },
        result: { data: { sendRepeatDeliveryNow: aPlan({ deliveries: 1, nextDate: '2026-12-24' }) } },
      },
    );
    await press('Send now');
    const question = within(await screen.findByRole('dialog', { name: 'Send it now?' }));
    expect(question.getByText(/\$56\.97 in all, charged to Visa ending in 4242/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes, send it for $56.97' }));
    expect(
      await screen.findByText(/is paid, and we are packing it. The next one comes on Thu, Dec 24/),
    ).toBeVisible();
  });

  it('says what an own animal must not have of it, in the question before it is sent too', async () => {
    const now = {
      ...{ __typename: 'RepeatPlan', _id: 'plan-1', fingerprintNow: 'seen' },
      priceNow: { __typename: 'Quote', total: 56.97 },
    };
    const extra = { __typename: 'Pet', _id: 'bone', petname: 'Bone' };
    const extras = [{ __typename: 'RepeatExtra', accessoriesAmount: 1, pet: extra }];
    openWith(
      { animals: [aNala()] },
      listAnswer(aPlan({ extras })),
      notTakenAnswer(['kibble'], { kibble: ['chicken'] }),
      notTakenAnswer(['kibble', 'bone'], { kibble: ['chicken'], bone: ['beef', 'corn'] }),
      {
        request: { query: RepeatPricesNowDocument },
        result: { data: { me: { __typename: 'User', _id: 'u1', repeatPlans: [now] } } },
      },
    );
    expect(await (await planCard()).findByText(/^Contains/)).toHaveTextContent(
      'Contains chicken; Nala doesn’t take it',
    );
    await press('Send now');
    const question = await screen.findByRole('dialog', { name: 'Send it now?' });
    expect(question).toHaveTextContent('Salmon kibble contains chicken. Nala does not take chicken.');
    expect(question).toHaveTextContent('Bone contains beef and corn. Nala does not take beef and corn.');
  });

  it('ends after a question, and says so', async () => {
    const ended = aPlan({ status: 'ENDED', endedAt: '2026-11-26T12:00:00.000Z', price: null });
    open(listAnswer(aPlan()), {
      request: { query: EndRepeatPlanDocument, variables: { id: 'plan-1' } },
      result: { data: { endRepeatPlan: ended } },
    });
    await press('End');
    const question = within(await screen.findByRole('dialog', { name: 'End Salmon kibble?' }));
    expect(screen.queryByText(/has ended/)).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Yes, end it' }));
    expect(await screen.findByText(/Salmon kibble has ended/)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your repeat deliveries' })).toHaveFocus();
  });

  it('loses what comes along after a question', async () => {
    const extras = [
      {
        __typename: 'RepeatExtra',
        accessoriesAmount: 2,
        pet: aPlanItem({ _id: 'toy', petname: 'Squeaky toy' }),
      },
    ];
    open(listAnswer(aPlan({ extras })), updateAnswer({ extras: [] }, aPlan()));
    await press('Take away what comes along with Salmon kibble');
    const question = within(await screen.findByRole('dialog', { name: 'Take away what comes along?' }));
    expect(question.getByText('2 × Squeaky toy')).toBeVisible();
    expect(screen.queryByText('Nothing else comes along.')).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Yes, take it away' }));
    expect(await screen.findByText('Nothing else comes along.')).toBeVisible();
  });

  it('can only be ended while it is being charged', async () => {
    open(listAnswer(aPlan({ isBeingCharged: true })), listAnswer(aPlan()));
    const card = await planCard();
    expect(card.getByText('The next delivery is being charged right now.')).toBeVisible();
    for (const name of ['Change', 'Skip this one', 'Send now', 'Pause', 'Swap'])
      expect(card.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(card.getByRole('button', { name: 'End' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('whose card was declined says when it is tried again, and goes into the cart for another card', async () => {
    open(listAnswer(aPlan({ problem: 'Your card was declined.', chargeDate: '2026-11-27' })));
    const card = await planCard();
    expect(card.getByText(/Your card was declined. We try again on Fri, Nov 27./)).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: 'Use another card' }));
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 3, seenPrice: 19.99, seenName: 'Salmon kibble', everyWeeks: 4 },
    ]);
  });

  it('whose item costs more waits for consent to exactly that price', async () => {
    const pet = aPlanItem({ petprice: 21.5 });
    open(
      listAnswer(aPlan({ wantsConsent: true, pet })),
      updateAnswer({ agreedPrice: 21.5 }, aPlan({ wantsConsent: false, pet })),
    );
    await press('Accept $21.50');
    expect(await screen.findByText('Salmon kibble goes on, at $21.50 each.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('It costs more now')).not.toBeInTheDocument());
  });

  it('whose item is sold out says that nothing is charged then', async () => {
    open(listAnswer(aPlan({ price: null })));
    expect(
      (await planCard()).getByText(/sold out right now. If it stays so, this delivery is left out/),
    ).toBeVisible();
  });

  it('whose item is no longer sold offers to swap it', async () => {
    const pet = aPlanItem({ availability: 'RETIRED', isAvailable: false });
    open(listAnswer(aPlan({ status: 'PAUSED', pet, price: null, problem: 'It is no longer sold.' })));
    expect((await planCard()).getByRole('button', { name: 'Swap it' })).toBeVisible();
    expect((await planCard()).queryByText('The delivery could not be charged')).not.toBeInTheDocument();
  });

  it('is moved to the day that the forecast offers', async () => {
    const forecast = aForecast({ daysLeft: 9, betterDate: '2026-12-30' });
    open(
      listAnswer(aPlan({ forecast })),
      updateAnswer({ nextDate: '2026-12-30' }, aPlan({ forecast: null, nextDate: '2026-12-30' })),
    );
    expect((await planCard()).getByText(/You would have 9 days of food left/)).toBeVisible();
    await press('Move Salmon kibble to Wed, Dec 30');
    expect(await screen.findByText('The next delivery comes on Wed, Dec 30.')).toBeVisible();
  });

  it('warns of days without food until what is on its way comes', async () => {
    open(listAnswer(aPlan({ forecast: aForecast({ gapFrom: '2026-12-05', gramsComing: 2000 }) })));
    const card = await planCard();
    expect(card.getByText('You may run out of food')).toBeVisible();
    expect(card.getByText(/nothing is left from Sat, Dec 5 on/)).toBeVisible();
    expect(card.getByText(/^Nala eats 62 g a day\. About 1\.2 kg left, 2 kg on its way\./)).toBeVisible();
  });

  it('follows what is left once its form says so, and takes a count of what is at home', async () => {
    const forecast = aForecast({ betterDate: '2026-12-30' });
    open(
      listAnswer(aPlan({ forecast })),
      updateAnswer({ gramsAtHome: 500, followsForecast: true }, aPlan({ forecast, followsForecast: true })),
    );
    await press('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Salmon kibble' }));
    // The weight of the item is known.
    expect(dialog.queryByLabelText('Grams in one piece')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Food at home now (grams)'), '500');
    await userEvent.click(dialog.getByLabelText('Let the next delivery follow what is left'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The next delivery follows it\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move Salmon kibble to/ })).not.toBeInTheDocument();
  });

  it('asks for the grams of a piece whose item does not say its weight', async () => {
    open(listAnswer(aPlan({ pet: aPlanItem({ netWeightGrams: null }) })));
    await press('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Salmon kibble' }));
    expect(dialog.getByLabelText('Grams in one piece')).toBeVisible();
  });

  it('has the parts of its address in its form, as the checkout has', async () => {
    const location = '12 Orchard Lane, Portland, OR 97201';
    const moved = '7 Mill Road, Salem, OR 97301';
    open(listAnswer(aPlan({ location })), updateAnswer({ location: moved }, aPlan({ location: moved })));
    await press('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Salmon kibble' }));
    const fill = async (label: string, text: string) => {
      const field = dialog.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
    };
    expect(dialog.getByRole('textbox', { name: 'State' })).toHaveValue('OR');
    await fill('Location', '7 Mill Road');
    await fill('City', 'Salem');
    await fill('ZIP code', '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await fill('ZIP code', '97301');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Changed\./)).toBeVisible();
  });

  it('has its form say what another rhythm does, and sends what was changed', async () => {
    open(
      listAnswer(aPlan()),
      updateAnswer({ everyWeeks: 6 }, aPlan({ everyWeeks: 6, nextDate: '2027-01-06' })),
    );
    await press('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Salmon kibble' }));
    await userEvent.selectOptions(dialog.getByLabelText('How often'), 'every 6 weeks');
    expect(dialog.getByRole('status')).toHaveTextContent(
      'the next delivery on Wed, Jan 6, 2027 instead of Wed, Dec 23.',
    );
    expect(dialog.getByLabelText('Next delivery')).toHaveValue('2027-01-06');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed. The next delivery comes on Wed, Jan 6, 2027.')).toBeVisible();
  });
});
