import { attr } from '#shared/attributes';
import { LANGUAGE_CODES } from './rules/languages';
import { ALIGNMENTS, STYLES } from './rules/styles';

export const attributes = {
	/** Ids of restaurants. */
	rid: attr.list( attr.positiveInteger(), [], { role: 'content' } ),
	/** Names of those that were found by a search: for the link, and for the author. */
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
	/** Ending of the service's domain, without dots: `com`, `couk`. */
	domain: attr.string( 'com', { pattern: '^[a-z]{2,6}$' } ),
	/** Empty for the site's own language. */
	lang: attr.oneOf( [ '', ...LANGUAGE_CODES ], '' ),
	newtab: attr.boolean( false ),
	negativeMargin: attr.boolean( false ),
	align: attr.optionalOneOf( ALIGNMENTS ),
};
