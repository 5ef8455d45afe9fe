import { attr } from '#shared/attributes';
import { bankTransfer } from '#shared/bank-transfer';

/** Currencies that PayPal supports, in the order of the specification. */
export const CURRENCIES = [
	'USD',
	'EUR',
	'AUD',
	'BRL',
	'CAD',
	'CZK',
	'DKK',
	'HKD',
	'HUF',
	'ILS',
	'JPY',
	'MYR',
	'MXN',
	'TWD',
	'NZD',
	'NOK',
	'PHP',
	'PLN',
	'GBP',
	'RUB',
	'SGD',
	'SEK',
	'CHF',
	'THB',
] as const;

/** A currency that PayPal supports. */
export type PayPalCurrency = ( typeof CURRENCIES )[ number ];

export const attributes = {
	currency: attr.oneOf( CURRENCIES, 'USD', { role: 'content' } ),
	/** Description in plain text, with line breaks. */
	content: attr.text( '' ),
	/** Email address of the PayPal account that receives payments. It is not in the saved HTML. */
	email: attr.text( '' ),
	featuredMediaId: attr.positiveInteger( undefined, { role: 'content' } ),
	featuredMediaUrl: attr.url( '', { role: 'content' } ),
	/** Alternative text of the image: its title in the media library. */
	featuredMediaTitle: attr.text( '' ),
	/** Whether visitors can choose a quantity. */
	multiple: attr.boolean( false ),
	/** A payment link that the owner created at PayPal. It replaces the email address, and has its own price. */
	paymentLink: attr.url( '', { role: 'content' } ),
	/** URL of the page that sells the product, for feeds and emails. */
	postLinkUrl: attr.url( '', { role: 'content' } ),
	postLinkText: attr.text( 'Click here to purchase.' ),
	/** Price in the currency's main unit; for example, 4.5 means €4.50. */
	price: attr.number( undefined, { role: 'content' } ),
	/** ID of the product record. The record, not the page, determines what is charged. */
	productId: attr.positiveInteger(),
	title: attr.text( '' ),
	/** Bank account to which visitors can transfer the price, without PayPal. The default reference is the title. */
	bankTransfer,
};
