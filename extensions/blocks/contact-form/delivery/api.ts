import { endpoint, wire } from '#shared/request';

const text = wire.string;

/**
 * Hands a message to the CRM. Only the site itself calls it, from its queue (`server/class-pass-on.php`).
 * The key is the same at every try: one key makes one contact.
 */
export const passOnToCrm = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/forms/contacts',
	servedBy: [ 'platform' ],
	capability: 'manage_options',
	data: {
		key: text,
		email: text,
		name: text,
		phone: text,
		website: text,
		subject: text,
		page: text,
		answers: wire.list( wire.record( { label: text, value: text } ) ),
	},
	wire: wire.ignored,
} );

/** Hands an address to the newsletter, where its owner has consented. Called like the other one. */
export const passOnToNewsletter = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/forms/newsletter-subscribers',
	servedBy: [ 'platform' ],
	capability: 'manage_options',
	data: { key: text, email: text, name: text },
	wire: wire.ignored,
} );
