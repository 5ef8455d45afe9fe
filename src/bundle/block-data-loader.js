import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/** What of a block's data the editor has from WordPress, in the author's language: it stands in block.json. */
const TOLD_BY_SERVER = [ 'title', 'description', 'keywords', 'example' ];

/**
 * For webpack: a `block.ts`, already JavaScript, without what nobody reads in an editor.
 *
 * @param source
 */
export default function blockDataLoader( source ) {
	return withoutServerData( source );
}

/**
 * The same code, in which `defineBlockData` is handed no more than the editor needs.
 *
 * @param source
 */
export function withoutServerData( source ) {
	const left = [];
	simple( parse( source, { ecmaVersion: 'latest', sourceType: 'module' } ), {
		CallExpression( { callee, arguments: [ data ] } ) {
			if (
				callee.name === 'defineBlockData' &&
				data?.type === 'ObjectExpression'
			) {
				left.push( ...data.properties.filter( isToldByServer ) );
			}
		},
	} );
	return left
		.sort( ( a, b ) => b.start - a.start )
		.reduce(
			( code, { start, end } ) =>
				code.slice( 0, start ) +
				code.slice( end ).replace( /^\s*,/, '' ),
			source
		);
}

const isToldByServer = ( { key } ) => TOLD_BY_SERVER.includes( key?.name );
