import { attr } from '#shared/attributes';
import { ALIGNMENTS, LANGUAGE_CODES, STYLES } from './rules/reservation';

export const attributes = {
	/** IDs of restaurants. */
	rid: attr.list( attr.positiveInteger(), [], { role: 'content' } ),
	/** Restaurant names from the search, for the link and for the editor. */
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
	/** Domain ending of the service without dots: `com`, `couk`. */
	domain: attr.string( 'com', { pattern: '^[a-z]{2,6}$' } ),
	/** Empty means the site's language. */
	lang: attr.oneOf( [ '', ...LANGUAGE_CODES ], '' ),
	newtab: attr.boolean( false ),
	negativeMargin: attr.boolean( false ),
	align: attr.optionalOneOf( ALIGNMENTS ),
};
