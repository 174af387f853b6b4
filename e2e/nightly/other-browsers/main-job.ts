import { expect } from '@playwright/test';
import { goodCard } from '../../fixtures/cart.ts';
import type { Item } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import type { Account, Person as Customer } from '../../fixtures/shop-api.ts';
import type { Person } from './screen-reader.ts';

interface Shop {
  readonly admin: Account;
  readonly kibble: Item;
  readonly dog: Item;
}

/** Runs a step of the job under its name. */
type Step = (name: string, work: () => Promise<void>) => Promise<void>;

/** What the shop is for, from the first look to the dog, in a browser of any make. */
export async function doMainJob(
  person: Person,
  customer: Customer,
  { admin, kibble, dog }: Shop,
  step: Step,
) {
  await step('browses and filters', async () => {
    await person.open('/');
    await person.see({ role: 'heading', name: /^30% off/ });
    await person.open('/FindDog');
    await person.pressUntilAt({ text: /^Female/ }, /gender=Female/);
    await person.reload();
    await person.see({ role: 'link', name: dog.petname });
  });

  await step('registers', async () => {
    await person.open('/register');
    await person.fill('Name', customer.name);
    await person.fill('Email', customer.email);
    await person.fill('Password', customer.password);
    await person.press({ role: 'button', name: 'REGISTER' });
    await person.see({ text: 'Successfully Registered' });
    await person.press({ role: 'button', name: 'OK' });
    await person.see({ text: `Hello, ${customer.name}` });
  });

  await step('fills the cart and pays', async () => {
    await person.open(`/PetOrderDetails/${kibble._id}`);
    await person.press({ role: 'button', name: 'Increase quantity' });
    await person.press({ role: 'button', name: 'Increase quantity' });
    await person.press({ role: 'button', name: 'ADD TO CART' });
    await person.see({ role: 'link', name: 'Your Cart, 2 items' });
    await person.open('/YourCarts');
    await person.press({ role: 'radio', name: /^Standard delivery/ });
    await person.fill('Location', '12 Orchard Lane');
    await person.fill('City', 'Portland');
    await person.fill('State', 'OR');
    await person.fill('ZIP code', '97201');
    await person.fill('Phone', '5035550142');
    await person.fill('Card number', goodCard);
    await person.fill('Expiry date', '12 / 34');
    await person.fill('CVC', '123');
    await person.press({ role: 'button', name: /^Checkout/ });
    await person.see({ text: 'Order SuccessFull' });
    await person.press({ role: 'button', name: 'OK' });
    await person.isAt(/\/order\/FP-/);
    expect(await chargesOf(admin, customer)).toEqual([3000]);
  });

  await step('asks for the dog', async () => {
    await person.open(`/PetOrderDetails/${dog._id}`);
    // The contact of the order before stands there already.
    await person.press({ role: 'button', name: 'ORDER' });
    await person.see({ text: 'Pets Ordered Succesfully' });
    await person.press({ role: 'button', name: 'Log-Out' });
    await person.see({ role: 'button', name: 'ACCOUNT' });
  });

  await step('the admin gives the dog away', async () => {
    await person.open('/login');
    await person.fill('Email', admin.email);
    await person.fill('Password', admin.password);
    await person.press({ role: 'button', name: 'LOGIN' });
    await person.isAt(/\/adminDashboard/);
    await person.open('/adminDashboard/ManagePetsOrder?status=pending');
    const order = { role: 'row', having: dog.petname };
    await person.press({ role: 'button', name: /^ACCEPT/, within: order });
    await person.see({ text: 'Order Accepted Succesfully' });
  });
}
