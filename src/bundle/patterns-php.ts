import { namesIn, patternPath, type PatternOnDisk } from './find-patterns';
import { phpLiteral } from './php-literal';

/** Header fields of a pattern that contain lists, mapped to their names in WordPress's pattern registry. */
const LISTS = {
	Categories: 'categories',
	'Block Types': 'blockTypes',
	'Post Types': 'postTypes',
} as const;

/**
 * Returns all patterns as one PHP array by slug: the slugs of their blocks (`blocks`) and the arguments of
 * `register_block_pattern()` (`settings`). Translatable strings are calls to translation functions. The request that
 * lists patterns reads this file instead of the headers of all patterns.
 */
export function patternsPhp( patterns: readonly PatternOnDisk[] ): string {
	const entries = patterns.map( ( pattern ) => {
		const { slug, header, blocks } = pattern;
		const text = ( name: string, context: string ) =>
			`_x( ${ phpLiteral( header.get( name ) ?? '' ) }, ${ phpLiteral(
				context
			) }, 'dovetail-blocks' )`;
		return [
			`\t${ phpLiteral( slug ) } => array(`,
			`\t\t'blocks' => ${ phpLiteral( blocks, 2 ) },`,
			`\t\t'path' => ${ phpLiteral( patternPath( pattern ) ) },`,
			`\t\t'settings' => array(`,
			`\t\t\t'title' => ${ text( 'Title', 'Pattern title' ) },`,
			`\t\t\t'description' => ${ text( 'Description', 'Pattern description' ) },`,
			`\t\t\t'keywords' => explode( ', ', ${ text( 'Keywords', 'Pattern keywords, with commas between them' ) } ),`,
			...Object.entries( LISTS ).flatMap( ( [ name, key ] ) => {
				const names = namesIn( header.get( name ) ?? '' );
				return names.length
					? [ `\t\t\t'${ key }' => ${ phpLiteral( names, 3 ) },` ]
					: [];
			} ),
			`\t\t\t'viewportWidth' => ${ phpLiteral( Number( header.get( 'Viewport Width' ) ) ) },`,
			'\t\t),',
			'\t),\n',
		].join( '\n' );
	} );
	return `array(\n${ entries.join( '' ) })`;
}
