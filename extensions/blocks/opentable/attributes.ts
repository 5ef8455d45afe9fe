import { attr } from '#shared/attributes';
import { ALIGNMENTS, LANGUAGE_CODES, STYLES } from './rules/reservation';

export const attributes = {
	/** Restaurant IDs. */
	rid: attr.list( attr.positiveInteger(), [], { role: 'content' } ),
	/** Restaurant names as found by the search, for the link and for the editor. */
	names: attr.list(
		attr.object(
			{ rid: attr.positiveInteger(), name: attr.text( '' ) },
			undefined,
			{
				needs: [ 'rid' ],
			}
		),
		[],
		{ role: 'content' }
	),
	style: attr.oneOf( STYLES, 'standard' ),
	iframe: attr.boolean( true ),
	/** The service's domain ending without dots: `com`, or `couk` for `co.uk`. */
	domain: attr.string( 'com', { pattern: '^[a-z]{2,6}$' } ),
	/** Language of the form. Empty means the site's language. */
	lang: attr.oneOf( [ '', ...LANGUAGE_CODES ], '' ),
	newtab: attr.boolean( false ),
	negativeMargin: attr.boolean( false ),
	align: attr.optionalOneOf( ALIGNMENTS ),
};
