import { defineDetailData } from '../detail/define-detail-data';

/** A line of text with e-mail addresses in it. */
export const block = defineDetailData( {
	slug: 'email',
	title: 'Email Address',
	description: 'Shows an e-mail address that a click writes to.',
	keywords: [ 'e-mail', 'mail', 'mailto' ],
	example: { attributes: { email: 'hello@yoursite.example' } },
	editHeight: 32,
} );
