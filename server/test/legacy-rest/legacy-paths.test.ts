import { Types } from 'mongoose';
import { forAdmins, forShoppers } from '../fixtures/api/rest-paths.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import { today } from '../fixtures/today.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

const anId = expect.stringMatching(/^[0-9a-f]{24}$/);
const aJpeg = expect.stringMatching(/^\/9j\//);

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Sam Shopper' });
});
afterAll(() => shop.stop());

function get(path: string, token?: string) {
  return shop.rest('GET', path, { token });
}

/** An item with a picture, by the old form. */
async function post(changes: Record<string, string> = {}) {
  const img = new Blob([await aPicture({ width: 64, height: 48 })]);
  const { body } = await shop.rest('POST', '/admin/Petspost', {
    token: admin.token,
    form: aFormWith({ img, ...changes }),
  });
  return body;
}

describe('lists of items', () => {
  beforeAll(async () => {
    await post({ petname: 'Bruno', category: 'pets', type: 'dog', petprice: '650' });
    await post({ petname: 'Luna', category: 'pets', type: 'cat', clan: 'Bengal' });
    await post({ petname: 'Kibble', category: 'food', type: 'dog' });
    await post({ petname: 'Bed', category: 'accessories', type: 'dog', petprice: '60' });
    await post({ petname: 'Hay', category: 'food', type: 'other' });
    await post({ petname: 'Ball', category: 'accessories', type: 'cat' });
  });
  const namesOf = (body: { petname: string }[]) => body.map((item) => item.petname);

  it('have the fields of the specification, _id a string, petprice a number, img a base64 JPEG', async () => {
    const { status, headers, body } = await get('/pets/GetAllPets');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body[0]).toEqual({
      _id: anId,
      img: aJpeg,
      short: 'Crunchy and complete.',
      details: 'Two kilograms in a bag that closes again.',
      petname: 'Bruno',
      petprice: 650,
      clan: 'Harrier',
      type: 'dog',
      category: 'pets',
      age: 'Adult',
      color: 'Brown',
      gender: 'Male',
      availability: 'available',
    });
  });

  it('GetAllPets gives the animals, oldest first', async () => {
    expect(namesOf((await get('/pets/GetAllPets')).body)).toEqual(['Bruno', 'Luna']);
  });

  it('getAllAccessories gives accessories, then food', async () => {
    expect(namesOf((await get('/pets/getAllAccessories')).body)).toEqual(['Bed', 'Ball', 'Kibble', 'Hay']);
  });

  it('GetPetsType gives what a type, a category or both ask for', async () => {
    const filters: [object, string[]][] = [
      [{ type: 'dog', category: 'food' }, ['Kibble']],
      [{ type: 'cat', category: 'pets' }, ['Luna']],
      [{ category: 'accessories' }, ['Bed', 'Ball']],
      [{ type: 'other' }, ['Hay']],
      [{ type: 'other', category: 'pets' }, []],
    ];
    for (const [filter, names] of filters) {
      const path = `/pets/GetPetsType?filterdata=${encodeURIComponent(JSON.stringify(filter))}`;
      const { status, body } = await get(path);
      expect([filter, status, namesOf(body)]).toEqual([filter, 200, names]);
    }
  });

  it('GetPetsType rejects what is no filter, or several', async () => {
    for (const query of ['', '?filterdata=dog', '?filterdata[type]=dog', '?filterdata={}&filterdata={}']) {
      const { status, body } = await get(`/pets/GetPetsType${encodeURI(query)}`);
      expect([query, status, body.error.code]).toEqual([query, 400, 'BAD_USER_INPUT']);
    }
  });

  it('GetAllData gives an admin everything', async () => {
    const { body } = await get('/admin/GetAllData', admin.token);
    expect(namesOf(body)).toEqual(['Bruno', 'Luna', 'Kibble', 'Bed', 'Hay', 'Ball']);
  });

  it('leave retired items out, and keep sold animals in', async () => {
    const sold = await addItem(shop, admin.token, anAnimal({ petname: 'Sold' }));
    const retired = await addItem(shop, admin.token, anAnimal({ petname: 'Retired' }));
    const pets = shop.db.collection('pets');
    await pets.updateOne({ _id: new Types.ObjectId(sold) }, { $set: { availability: 'sold' } });
    await pets.updateOne({ _id: new Types.ObjectId(retired) }, { $set: { availability: 'retired' } });
    const { body } = await get('/pets/GetAllPets');
    expect(body.slice(2)).toMatchObject([{ petname: 'Sold', availability: 'sold' }]);
  });

  it('are empty where there is nothing of the kind', async () => {
    const filter = encodeURIComponent(JSON.stringify({ type: 'other', category: 'pets' }));
    expect((await get(`/pets/GetPetsType?filterdata=${filter}`)).body).toEqual([]);
  });
});

describe('orders for animals', () => {
  async function anAnimalWithPicture() {
    return (await post({ petname: 'Rex', category: 'pets', petprice: '600' }))._id;
  }

  function order(json: object, token: string | undefined = shopper.token) {
    return shop.rest('POST', '/pets/PetOrderPost', { token, json });
  }

  it('are posted with the item’s _id; all that the server knows better comes from the server', async () => {
    const _id = await anAnimalWithPicture();
    const { status, body } = await order({
      _id,
      username: 'Sam',
      location: '12 Kennel Lane',
      phone: 5551234567,
      email: 'else@petshop.test',
      orderDate: '1/1/2020',
      petname: 'Gold',
      petprice: 1,
      img: 'AAAA',
      status: 'approved',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: anId,
      petId: _id,
      img: aJpeg,
      petname: 'Rex',
      petprice: 600,
      type: 'dog',
      category: 'pets',
      username: 'Sam',
      location: '12 Kennel Lane',
      phone: '5551234567',
      email: shopper.email,
      orderDate: today(),
      status: 'pending',
    });
    expect(body._id).not.toBe(_id);
  });

  it('may carry a picture of several megabytes along', async () => {
    const img = Buffer.alloc(4 * 1024 * 1024, 9).toString('base64');
    const { status } = await order({
      _id: await anAnimalWithPicture(),
      username: 'Sam',
      location: 'Here',
      phone: '5551234567',
      img,
    });
    expect(status).toBe(200);
  });

  it('name what is missing', async () => {
    const whole = { _id: '0123456789abcdef01234567', username: 'Sam', location: 'Here', phone: '5551234567' };
    for (const name of Object.keys(whole)) {
      const { status, body } = await order({ ...whole, [name]: undefined });
      expect([status, body.error.fields]).toEqual([400, { [name]: 'This field is required' }]);
    }
  });

  it('are rejected as they are in GraphQL: food, twice, sold, not there', async () => {
    const form = { username: 'Sam', location: 'Here', phone: '5551234567' };
    const food = await addItem(shop, admin.token, anItem());
    const animal = await anAnimalWithPicture();
    const codeOf = async (_id: unknown) => {
      const { status, body } = await order({ ...form, _id });
      return [status, body.error?.code];
    };
    expect(await codeOf(food)).toEqual([400, 'BAD_USER_INPUT']);
    expect(await codeOf(animal)).toEqual([200, undefined]);
    expect(await codeOf(animal)).toEqual([409, 'CONFLICT']);
    expect(await codeOf('0123456789abcdef01234567')).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf({ $ne: null })).toEqual([400, 'BAD_USER_INPUT']);

    const rival = await shop.signUp();
    const theirs = await orderAnimal(shop, rival.token, animal);
    await shop.gql(acceptPetOrder, { id: theirs }, admin.token);
    const late = await shop.signUp();
    const refused = await order({ ...form, _id: animal }, late.token);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'ALREADY_SOLD']);
  });

  it('are listed for their owner, newest first, cancelled ones left out', async () => {
    const [first, second, third] = [
      await anAnimalWithPicture(),
      await anAnimalWithPicture(),
      await anAnimalWithPicture(),
    ];
    await orderAnimal(shop, shopper.token, first);
    const cancelled = await orderAnimal(shop, shopper.token, second);
    await orderAnimal(shop, shopper.token, third);
    const answer = await shop.rest('DELETE', `/pets/PetOrderDelete/${cancelled}`, { token: shopper.token });
    expect([answer.status, answer.body._id, answer.body.status]).toEqual([200, cancelled, 'cancelled']);

    const { body } = await get(`/pets/GetPetOrder?email=${shopper.email}`, shopper.token);
    expect(body.map((entry: { petId: string }) => entry.petId)).toEqual([third, first]);
    expect(body[0]).toMatchObject({ _id: anId, img: aJpeg, orderDate: today(), status: 'pending' });
    expect((await get('/pets/GetPetOrder', shopper.token)).body).toEqual(body);
  });

  it('of others are not to be had by their e-mail address, only by an admin', async () => {
    await orderAnimal(shop, shopper.token, await anAnimalWithPicture());
    const stranger = await shop.signUp();
    const path = `/pets/GetPetOrder?email=${shopper.email}`;
    const refused = await get(path, stranger.token);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await get(path, admin.token)).body).toHaveLength(1);
    expect((await get('/pets/GetPetOrder', stranger.token)).body).toEqual([]);
  });

  it('are cancelled by their owner or an admin, once', async () => {
    const id = await orderAnimal(shop, shopper.token, await anAnimalWithPicture());
    const path = `/pets/PetOrderDelete/${id}`;
    const stranger = await shop.signUp();
    expect((await shop.rest('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await shop.rest('DELETE', path, { token: admin.token })).body.status).toBe('cancelled');
    const again = await shop.rest('DELETE', path, { token: shopper.token });
    expect([again.status, again.body.error.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('are all listed for an admin, who accepts one', async () => {
    const animal = await anAnimalWithPicture();
    const rival = await shop.signUp();
    const mine = await orderAnimal(shop, shopper.token, animal);
    const theirs = await orderAnimal(shop, rival.token, animal);
    const { status, body } = await shop.rest('PUT', `/admin/AcceptPet/${mine}`, { token: admin.token });
    expect([status, body._id, body.status]).toEqual([200, mine, 'approved']);
    const second = await shop.rest('PUT', `/admin/AcceptPet/${theirs}`, { token: admin.token });
    expect([second.status, second.body.error.code]).toEqual([409, 'INVALID_TRANSITION']);

    const all = await get('/admin/GetAllPetOrder', admin.token);
    const statusById = new Map(
      all.body.map((entry: { _id: string; status: string }) => [entry._id, entry.status]),
    );
    expect([statusById.get(mine), statusById.get(theirs)]).toEqual(['approved', 'declined']);
    expect((await shop.rest('PUT', '/admin/AcceptPet/nothing', { token: admin.token })).status).toBe(404);
  });
});

describe('orders for food and accessories', () => {
  async function aPaidEntry() {
    const { _id } = await post({ petname: 'Bed', category: 'accessories', petprice: '60' });
    const { payment } = await buy(shop, shopper.token, [{ petId: _id, accessoriesAmount: 2 }]);
    return { petId: _id, entryId: payment.cartEntries[0]._id, paymentId: payment._id };
  }

  it('are listed for their owner with the fields of the specification', async () => {
    const { petId, entryId } = await aPaidEntry();
    const { status, body } = await get(
      `/accessories/GetAccessoriesOrder?email=${shopper.email}`,
      shopper.token,
    );
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        _id: entryId,
        petId,
        img: aJpeg,
        petname: 'Bed',
        petprice: 60,
        type: 'dog',
        category: 'accessories',
        accessoriesAmount: 2,
        totalamount: 120,
        username: 'Sam Shopper',
        location: '12 Kennel Lane',
        phone: '5551234567',
        email: shopper.email,
        orderDate: today(),
        status: 'paid',
      },
    ]);
    expect((await get('/accessories/GetAccessoriesOrder', shopper.token)).body).toEqual(body);
  });

  it('of others are not to be had by their e-mail address, only by an admin', async () => {
    await aPaidEntry();
    const stranger = await shop.signUp();
    const path = `/accessories/GetAccessoriesOrder?email=${shopper.email}`;
    expect((await get(path, stranger.token)).status).toBe(403);
    expect((await get(path, admin.token)).body).toHaveLength(1);
  });

  it('are cancelled by their owner or an admin, once, and leave the lists', async () => {
    const { entryId } = await aPaidEntry();
    const path = `/accessories/accessoriesOrderDelete/${entryId}`;
    const stranger = await shop.signUp();
    expect((await shop.rest('DELETE', path, { token: stranger.token })).status).toBe(404);
    const { status, body } = await shop.rest('DELETE', path, { token: shopper.token });
    expect([status, body._id, body.status]).toEqual([200, entryId, 'cancelled']);
    expect((await shop.rest('DELETE', path, { token: shopper.token })).status).toBe(409);
    expect((await get('/accessories/GetAccessoriesOrder', shopper.token)).body).toEqual([]);
  });

  it('are all listed for an admin', async () => {
    const { entryId } = await aPaidEntry();
    const { body } = await get('/admin/GetAllAccessoriesOrder', admin.token);
    expect(body[0]).toMatchObject({ _id: entryId, email: shopper.email, status: 'paid' });
  });

  it('are reported as paid in the words of the old client', async () => {
    const { _id } = await post({ category: 'food' });
    const begun = await shop.rest('POST', '/payment/create-payment-intent', {
      token: shopper.token,
      json: { alltotalamount: 30 },
    });
    const { clientSecret } = begun.body;
    await shop.rest('POST', '/accessories/PostCart', {
      token: shopper.token,
      json: { _id, accessoriesAmount: 2 },
    });
    await shop.pay(clientSecret);
    const json = {
      username: 'Sam',
      paymentdate: '1/1/2020',
      amount: 1,
      floweramount: 99,
      phone: 5551234567,
      email: 'x',
      transaction: clientSecret,
    };
    const { status, body } = await shop.rest('POST', '/payment/paymentstatus', {
      token: shopper.token,
      json,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: anId,
      username: 'Sam',
      paymentdate: today(),
      amount: 30,
      floweramount: 2,
      phone: '5551234567',
      email: shopper.email,
      // Never the secret itself: it lets its holder charge.
      transaction: clientSecret.split('_secret_')[0],
      status: 'succeeded',
    });
  });
});

describe('who may do what', () => {
  const answersTo = (paths: typeof forAdmins, token?: string) =>
    Promise.all(
      paths.map(async ([method, path]) => ({ path, ...(await shop.rest(method, path, { token })) })),
    );

  it('is not for visitors where it is for an account', async () => {
    for (const { path, status, body } of await answersTo([...forShoppers, ...forAdmins])) {
      const error = { code: 'UNAUTHENTICATED', message: 'Please log in first' };
      expect([path, status, body]).toEqual([path, 401, { error }]);
    }
  });

  it('is for nobody with a token that is not valid', async () => {
    for (const { path, status, body } of await answersTo([...forShoppers, ...forAdmins], 'aaaa.bbbb.cccc')) {
      expect([path, status, body.error.code]).toEqual([path, 401, 'UNAUTHENTICATED']);
    }
  });

  it('is not for shoppers where it is for the staff', async () => {
    for (const { path, status, body } of await answersTo(forAdmins, shopper.token)) {
      const message = expect.stringMatching(/^Only (admins|the staff of the shop) may do this$/);
      expect([path, status, body]).toEqual([path, 403, { error: { code: 'FORBIDDEN', message } }]);
    }
  });
});
