import { attr } from '#shared/attributes';

/** The service's usual colors: those of a calendar whose author has chosen none. */
export const USUAL_COLORS = {
	backgroundColor: 'ffffff',
	primaryColor: '00A2FF',
	textColor: '4D5055',
} as const;

/** Six hexadecimal digits, as the service takes them. None was chosen where there is none: an account may have its own. */
const color = () => attr.string( undefined, { pattern: '^[\\da-fA-F]{6}$' } );

export const attributes = {
	/** Empty, or an address at Calendly. */
	url: attr.string( '', { role: 'content' } ),
	style: attr.oneOf( [ 'inline', 'link' ], 'inline' ),
	backgroundColor: color(),
	primaryColor: color(),
	textColor: color(),
	hideEventTypeDetails: attr.boolean( false ),
	/** HTML of the button, kept while the calendar is inline. */
	buttonText: attr.string( undefined, { role: 'content' } ),
};
