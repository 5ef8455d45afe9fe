import { attr } from '#shared/attributes';

/** Six hexadecimal digits, as the service takes them. */
const color = ( fallback: string ) =>
	attr.string( fallback, { pattern: '^[\\da-fA-F]{6}$' } );

export const attributes = {
	/** Empty, or an address at Calendly. */
	url: attr.string( '', { role: 'content' } ),
	style: attr.oneOf( [ 'inline', 'link' ], 'inline' ),
	backgroundColor: color( 'ffffff' ),
	primaryColor: color( '00A2FF' ),
	textColor: color( '4D5055' ),
	hideEventTypeDetails: attr.boolean( false ),
	/** HTML of the button, kept while the calendar stands in the page. */
	buttonText: attr.string( undefined, { role: 'content' } ),
};
