import { inSidebar, panel, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the default of a date field',
		block: 'field-date',
		find: ( { sidebar } ) => sidebar.getByLabel( 'Default value' ),
		keys: '02281999',
		shown: '1999-02-28',
		saved: { defaultValue: '1999-02-28' },
	},
	{
		field: 'the CSS ID of a form field',
		block: 'field-text',
		open: panel( 'Advanced' ),
		find: inSidebar( 'Unique CSS ID' ),
		keys: '2 my id!',
		left: 'my-id',
		saved: { id: 'my-id' },
	},
	{
		field: 'the recipients of a form',
		block: 'contact-form',
		inner: [ 'field-text' ],
		find: inSidebar( 'Email address to send to' ),
		keys: 'anna@example.org , ben@example.org',
		left: 'anna@example.org, ben@example.org',
		saved: { to: 'anna@example.org, ben@example.org' },
	},
	{
		field: 'the redirect address of a form',
		block: 'contact-form',
		attributes: { customThankyou: 'redirect' },
		inner: [ 'field-text' ],
		find: inSidebar( 'Redirect address' ),
		keys: 'https://example.org/thanks?a=1',
		saved: { customThankyouRedirect: 'https://example.org/thanks?a=1' },
	},
];
