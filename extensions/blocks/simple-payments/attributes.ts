import { attr } from '#shared/attributes';
import { CURRENCIES } from './rules/currencies';

export const attributes = {
	currency: attr.oneOf( CURRENCIES, 'USD' ),
	/** What is sold, in a few lines of plain text. */
	content: attr.text( '' ),
	/** Whose PayPal account is paid. It stands in no saved HTML. */
	email: attr.text( '' ),
	featuredMediaId: attr.natural(),
	featuredMediaUrl: attr.address( '' ),
	/** Title of the picture in the library: its text alternative. */
	featuredMediaTitle: attr.text( '' ),
	/** Whether a visitor may buy more than one. */
	multiple: attr.boolean( false ),
	/** A payment link that the owner has made at PayPal, in place of price and address. */
	paymentLink: attr.address( '' ),
	/** The page on which it can be bought, for feeds and emails. */
	postLinkUrl: attr.address( '' ),
	postLinkText: attr.text( 'Click here to purchase.' ),
	/** In the currency’s own units: 4.5 is four euros fifty. */
	price: attr.number(),
	/** The record that the server charges by. */
	productId: attr.natural(),
	title: attr.text( '' ),
};
