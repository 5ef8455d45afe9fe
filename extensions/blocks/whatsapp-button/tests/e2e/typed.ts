import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'a phone number',
		block: 'whatsapp-button',
		attributes: { countryCode: '49DE' },
		find: inSidebar( 'Phone number' ),
		keys: '0151 23456789',
		left: '1512 3456789',
		saved: { countryCode: '49DE', phoneNumber: '1512 3456789' },
	},
];
