import mongoose, { Schema } from 'mongoose';
import { fitRecord } from './fit-record.ts';
import { recordSchemaOf } from './record-schema.ts';

const { Decimal128, Long, ObjectId } = mongoose.mongo.BSON;

const picture = new Schema({ hash: { type: String, required: true }, width: Number }, { _id: false });
const schema = new Schema({
  name: { type: String, required: true },
  price: { type: Number, required: true },
  status: { type: String, required: true, enum: ['paid', 'pending'] },
  words: { type: [String], required: true, default: undefined },
  stock: Number,
  isOpen: Boolean,
  at: Date,
  petId: Schema.Types.ObjectId,
  bytes: Buffer,
  picture,
  lines: { type: [picture], default: undefined },
  anything: Schema.Types.Mixed,
});
const sound = { _id: new ObjectId(), name: 'Rex', price: 5, status: 'paid', words: ['=rex'] };

describe('the schema of a collection in the database', () => {
  it('says the type of every field, and which must be there', () => {
    const number = { minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE };
    expect(recordSchemaOf(schema)).toEqual({
      bsonType: ['object'],
      required: ['name', 'price', 'status', 'words'],
      properties: {
        _id: { bsonType: ['objectId'] },
        name: { bsonType: ['string'] },
        price: { bsonType: ['double', 'int', 'long'], ...number },
        status: { bsonType: ['string'] },
        words: { bsonType: ['array'], items: { bsonType: ['string'] } },
        stock: { bsonType: ['double', 'int', 'long', 'null'], ...number },
        isOpen: { bsonType: ['bool', 'null'] },
        at: { bsonType: ['date', 'null'] },
        petId: { bsonType: ['objectId', 'null'] },
        bytes: { bsonType: ['binData', 'null'] },
        picture: {
          bsonType: ['object', 'null'],
          required: ['hash'],
          properties: {
            hash: { bsonType: ['string'] },
            width: { bsonType: ['double', 'int', 'long', 'null'], ...number },
          },
        },
        lines: {
          bsonType: ['array', 'null'],
          items: {
            bsonType: ['object'],
            required: ['hash'],
            properties: {
              hash: { bsonType: ['string'] },
              width: { bsonType: ['double', 'int', 'long', 'null'], ...number },
            },
          },
        },
        anything: {},
      },
    });
  });
});

describe('a record', () => {
  it('that fits is left as it is, with null where nothing must be', () => {
    const record = { ...sound, stock: 3, picture: null, lines: [{ hash: 'a' }], ofNewerVersion: {} };
    expect(fitRecord(schema, record)).toEqual({ set: {}, unset: [], missing: [] });
  });

  const id = new ObjectId();
  it.each([
    ['a number as text', { price: ' 12.5 ' }, { price: 12.5 }],
    ['a decimal', { price: Decimal128.fromString('12.34') }, { price: 12.34 }],
    ['a number as a name', { name: 42 }, { name: '42' }],
    ['no name', { name: null }, { name: '' }],
    ['no list', { words: undefined }, { words: [] }],
    ['a list with other things in it', { words: ['=rex', null, { a: 1 }, 7] }, { words: ['=rex', '7'] }],
    ['a moment as text', { at: '2026-01-02T03:04:05Z' }, { at: new Date('2026-01-02T03:04:05Z') }],
    ['an id as text', { petId: String(id) }, { petId: id }],
    ['yes as a number', { isOpen: 1 }, { isOpen: true }],
    ['no as text', { isOpen: 'false' }, { isOpen: false }],
    [
      'a picture with a width as text',
      { picture: { hash: 'a', width: '9', x: 1 } },
      { picture: { hash: 'a', width: 9, x: 1 } },
    ],
    [
      'a line that is none',
      { lines: [{ hash: 'a' }, 'b', { width: 2 }] },
      { lines: [{ hash: 'a' }, { hash: '', width: 2 }] },
    ],
  ])('with %s says the same in the right type', (_what, change, set) => {
    expect(fitRecord(schema, { ...sound, ...change })).toEqual({ set, unset: [], missing: [] });
  });

  it.each([
    ['stock', Number.NaN],
    ['stock', 'plenty'],
    ['isOpen', 'perhaps'],
    ['at', 'soon'],
    ['petId', 'rex'],
    ['bytes', 'bytes'],
    ['picture', { width: 3 }],
    ['picture', []],
    ['lines', 'none'],
  ])('loses what says nothing in %s: %p', (field, value) => {
    expect(fitRecord(schema, { ...sound, [field]: value })).toEqual({ set: {}, unset: [field], missing: [] });
  });

  it.each([
    ['price', undefined],
    ['price', Number.POSITIVE_INFINITY],
    ['price', {}],
    ['status', null],
    ['status', ['paid']],
  ])('is given no %s for %p', (field, value) => {
    expect(fitRecord(schema, { ...sound, [field]: value }).missing).toEqual([field]);
  });

  it('keeps a number that is too large to be told apart', () => {
    const { set } = fitRecord(schema, { ...sound, price: Long.MAX_VALUE });
    expect(set).toEqual({ price: Number(Long.MAX_VALUE.toString()) });
  });
});
