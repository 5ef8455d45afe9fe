import { expect, inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the fallback address of donations',
		block: 'donations',
		find: inSidebar( 'Donation link for feeds and emails' ),
		keys: 'https://example.org/support',
		saved: { fallbackLinkUrl: 'https://example.org/support' },
	},
	{
		field: 'an IBAN',
		block: 'donations',
		attributes: {
			bankTransfer: {
				on: true,
				name: 'Choir',
				iban: '',
				bic: '',
				text: '',
			},
		},
		find: inSidebar( 'IBAN' ),
		keys: 'de89 3704 0044 0532 0130 00',
		left: 'DE89 3704 0044 0532 0130 00',
		saved: {
			bankTransfer: expect.objectContaining( {
				iban: 'DE89370400440532013000',
			} ),
		},
	},
];
