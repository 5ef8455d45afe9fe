import { attr } from '#shared/attributes';
import { CURRENCIES } from './rules/currencies';

export const attributes = {
	currency: attr.oneOf( CURRENCIES, 'USD', { role: 'content' } ),
	/** Description, a few lines of plain text. */
	content: attr.text( '' ),
	/** PayPal account that is paid. It is not in the saved HTML. */
	email: attr.text( '' ),
	featuredMediaId: attr.positiveInteger( undefined, { role: 'content' } ),
	featuredMediaUrl: attr.url( '', { role: 'content' } ),
	/** Title of the picture in the library: its text alternative. */
	featuredMediaTitle: attr.text( '' ),
	/** Whether a visitor may buy more than one. */
	multiple: attr.boolean( false ),
	/** A payment link that the owner created at PayPal, instead of price and address. */
	paymentLink: attr.url( '', { role: 'content' } ),
	/** The page on which it can be bought, for feeds and emails. */
	postLinkUrl: attr.url( '', { role: 'content' } ),
	postLinkText: attr.text( 'Click here to purchase.' ),
	/** In the currency’s own units: 4.5 is four euros fifty. */
	price: attr.number( undefined, { role: 'content' } ),
	/** The record that the server charges by. */
	productId: attr.positiveInteger(),
	title: attr.text( '' ),
};
