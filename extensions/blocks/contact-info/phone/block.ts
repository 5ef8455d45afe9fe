import { defineDetailData } from '../detail/define-detail-data';

/** A line of text with a phone number in it. */
export const block = defineDetailData( {
	slug: 'phone',
	title: 'Phone Number',
	description: 'Shows a phone number that a tap calls.',
	keywords: [ 'telephone', 'mobile', 'tel' ],
	example: { attributes: { phone: '+353 91 555 0123' } },
	editHeight: 32,
} );
