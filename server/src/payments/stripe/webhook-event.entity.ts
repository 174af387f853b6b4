import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** A webhook event of Stripe, kept so that each is handled once. */
@modelOptions({ schemaOptions: { collection: 'webhookevents', versionKey: false } })
// Stripe repeats events for days; a month is safely longer.
@index({ handledAt: 1, receivedAt: 1 })
@index({ receivedAt: 1 }, { expireAfterSeconds: 30 * 24 * 3600 })
export class WebhookEvent {
  /** Stripe's event id. */
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => String, required: true })
  type!: string;

  /** The intent that it is about, where it is about one. */
  @prop({ type: () => String })
  intentId?: string;

  /** The dispute that it is about, where it is about one. */
  @prop({ type: () => String })
  disputeId?: string;

  @prop({ type: () => Date, required: true })
  receivedAt!: Date;

  @prop({ type: () => Date })
  handledAt?: Date;
}

export const WebhookEventModel = getModelForClass(WebhookEvent);
