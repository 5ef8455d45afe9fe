import { defineDetailData } from '../detail/define-detail-data';

/** An address, in as many lines as it has. */
export const block = defineDetailData( {
	slug: 'address',
	title: 'Address',
	description: 'Shows a physical address, with a link to a map on request.',
	keywords: [ 'location', 'direction', 'place' ],
	example: { attributes: { address: '12 Harbour Street', city: 'Galway' } },
	editHeight: 160,
} );
